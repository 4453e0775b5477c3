import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { addedPlayersText, seatsText } from '#shared/games/extended-players.ts';
import { extendedPlayersOf } from '../extended-players-of.ts';
import { useExpansionsOf } from '../expansions.ts';

/** The effect of owned expansions on the player count as a line: 'Seats a fifth with On the Brink'. */
export function SeatsAddedByExpansions({ game }: { game: Game }) {
  const extended = extendedPlayersOf(game, useExpansionsOf(game.id));
  const seats = extended && seatsText(extended, game.title);
  return seats ? <small className="text-sm text-on-rail-2">{seats}</small> : null;
}

/** The players that owned expansions add to a game's range, and the expansions: 'up to 6'. */
export function PlayersAddedByExpansions({ game }: { game: Game }) {
  const expansions = useExpansionsOf(game.id);
  const extended = extendedPlayersOf(game, expansions);
  const added = extended && addedPlayersText(extended);
  if (!extended || !added) return null;
  const seats = seatsText(extended, game.title) ?? undefined;
  return (
    <span title={seats}>
      <span aria-hidden="true"> · {added}</span>
      <VisuallyHidden>. {seats}</VisuallyHidden>
    </span>
  );
}
