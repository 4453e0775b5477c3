import type { Game } from '#shared/contracts/games.ts';

type Suggested = Pick<Game, 'id' | 'isExpansion' | 'isFavorite' | 'lastPlayed'>;

/** Owned games a host is most likely to choose: favourites, then recently played, then newest. No expansions. */
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
