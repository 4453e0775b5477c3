import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { addedByText, addedPlayersText } from '#shared/rules/games/extended-players.ts';
import { extendedPlayersOf } from '../extended-players-of.ts';
import { useExpansionsOf } from '../family.ts';

/** What owned expansions add to a game's player range: 'up to 6', and by which of them. */
export function AddedPlayers({ game }: { game: Game }) {
  const expansions = useExpansionsOf(game.id);
  const extended = extendedPlayersOf(game, expansions);
  const added = extended && addedPlayersText(extended);
  if (!extended || !added) return null;
  const by = addedByText(extended, game.title);
  return (
    <span title={`${added} ${by}`}>
      <span aria-hidden="true"> · </span>
      {added}
      <VisuallyHidden> {by}</VisuallyHidden>
    </span>
  );
}
