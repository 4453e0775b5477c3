import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import type { Category, Difficulty } from '#shared/enums.ts';
import { searched, searchNames } from '#shared/text/search-names.ts';
import { byCategory, byDifficulty, highFirst, readersCollator } from '#shared/games/collection-sort.ts';

export const POPULAR_SORTS = ['popularity', 'title', 'bggRating', 'category', 'difficulty'] as const;
export type PopularSort = (typeof POPULAR_SORTS)[number];

export interface PopularFilter {
  search: string;
  category: Category | 'all';
  difficulty: Difficulty | 'all';
}

type Sortable = Pick<PopularGame, 'title' | 'popularity' | 'bggRating' | 'category' | 'difficulty'>;

/** The popular games matching every part of the filter, in input order; search by title. */
export function filterPopularGames<G extends Pick<PopularGame, 'title' | 'category' | 'difficulty'>>(
  games: readonly G[],
  filter: PopularFilter,
): G[] {
  const chosen = games.filter(
    (game) =>
      (filter.category === 'all' || game.category === filter.category) &&
      (filter.difficulty === 'all' || game.difficulty === filter.difficulty),
  );
  return [...searchNames(chosen, filter.search, ({ title }) => searched([title]))];
}

const ORDERS: Record<Exclude<PopularSort, 'title'>, (a: Sortable, b: Sortable) => number> = {
  popularity: (a, b) => highFirst(a.popularity, b.popularity),
  bggRating: (a, b) => highFirst(a.bggRating ?? undefined, b.bggRating ?? undefined),
  category: byCategory,
  difficulty: byDifficulty,
};

/**
 * Sorts popular games: popularity and rating descending, category by name, difficulty ascending. Ties are sorted by
 * title.
 */
export function sortPopularGames<G extends Sortable>(
  games: readonly G[],
  sort: PopularSort,
  collator: Intl.Collator = readersCollator(),
): G[] {
  const byTitle = games.toSorted((a, b) => collator.compare(a.title, b.title));
  return sort === 'title' ? byTitle : byTitle.sort(ORDERS[sort]);
}
