import type { Game } from '#shared/contracts/games.ts';

type Suggested = Pick<Game, 'id' | 'isExpansion' | 'isFavorite' | 'lastPlayed'>;

/** The owned games that a host most likely brings out: favourites, then those played lately, then the newest. No expansions. */
export const suggestedGames = <G extends Suggested>(owned: readonly G[], count: number): G[] =>
  owned
    .filter(({ isExpansion }) => !isExpansion)
    .toSorted(
      (a, b) =>
        Number(b.isFavorite) - Number(a.isFavorite) ||
        (b.lastPlayed?.getTime() ?? 0) - (a.lastPlayed?.getTime() ?? 0) ||
        b.id - a.id,
    )
    .slice(0, count);
