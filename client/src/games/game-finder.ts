import type { Game } from '#shared/games/games-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';

type Named = Pick<Game, 'bggId' | 'title'>;

/** Finds an owner's copy of a game by BoardGameGeek id or title, owned before wished for. */
export function gameFinder(games: readonly Game[]): (named: Named) => Game | undefined {
  const known = new Map<number | string, Game>();
  const wishesFirst = games
    .filter(({ isUnowned }) => !isUnowned)
    .sort((a, b) => Number(b.isWishlist) - Number(a.isWishlist));
  for (const game of wishesFirst) {
    if (game.bggId !== null) known.set(game.bggId, game);
    known.set(titleKey(game.title), game);
  }
  return ({ bggId, title }) => {
    const found = [known.get(titleKey(title)), bggId === null ? undefined : known.get(bggId)];
    return found.find((game) => game?.isWishlist === false) ?? found.find((game) => game !== undefined);
  };
}
