import type { Category, Difficulty } from '#shared/enums.ts';
import { byCategory, byDifficulty } from '#shared/games/collection-sort.ts';
import { nearestText, searched, searchNames } from '#shared/text/search-names.ts';
import { playerRange } from '#shared/games/player-range.ts';

export const POOLED_PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
export const POOLED_MINUTES = [30, 45, 60, 90, 120, 180] as const;

/** Filter of a pooled collection. */
export interface PooledFilter {
  search: string;
  sort: 'title' | 'owners' | 'category' | 'difficulty';
  category: Category | 'all';
  difficulty: Difficulty | 'all';
  /** Number of players; null for any. */
  players: number | null;
  /** Maximum duration; null for any. */
  minutes: number | null;
}

export const ALL_POOLED: PooledFilter = {
  search: '',
  sort: 'title',
  category: 'all',
  difficulty: 'all',
  players: null,
  minutes: null,
};

interface PooledGame {
  title: string;
  originalName?: string | null | undefined;
  players: string;
  duration: string;
  category: Category;
  difficulty: Difficulty;
  /** Player counts, comma-separated. */
  bestPlayers: string | null;
  owners: readonly number[];
}

/** Whether a game is best with a player count. */
export const isBestWith = ({ bestPlayers }: Pick<PooledGame, 'bestPlayers'>, players: number): boolean =>
  (bestPlayers ?? '').split(',').some((count) => Number(count) === players);

const seats = ({ players }: PooledGame, count: number): boolean => {
  const { min, max } = playerRange(players);
  return min <= count && count <= max;
};

/** The box's longest duration; texts without a number match every filter. */
const longest = ({ duration }: PooledGame): number => Math.max(0, ...(duration.match(/\d+/g) ?? []).map(Number));

/**
 * The games matching a filter, sorted; ties keep their order. With a player count, games that are best with it come
 * first.
 */
export function filterPooled<G extends PooledGame>(games: readonly G[], filter: PooledFilter): G[] {
  const { players, minutes, category, difficulty } = filter;
  const matching = games.filter(
    (game) =>
      (category === 'all' || game.category === category) &&
      (difficulty === 'all' || game.difficulty === difficulty) &&
      (players === null || seats(game, players)) &&
      (minutes === null || longest(game) <= minutes),
  );
  const found = searchNames(matching, filter.search, searchedOf);
  const best = (game: G) => (players !== null && isBestWith(game, players) ? 1 : 0);
  return found.toSorted((a, b) => best(b) - best(a) || ORDERS[filter.sort](a, b));
}

const searchedOf = ({ title, originalName }: PooledGame) => searched([title, originalName]);

/** The sentence above games that have only the nearest names. */
export const nearestPooledText = ({ search }: PooledFilter, [first]: readonly PooledGame[]): string | null =>
  nearestText(search, first && searchedOf(first));

const ORDERS: Record<PooledFilter['sort'], (a: PooledGame, b: PooledGame) => number> = {
  title: () => 0,
  owners: (a, b) => b.owners.length - a.owners.length,
  category: byCategory,
  difficulty: byDifficulty,
};
