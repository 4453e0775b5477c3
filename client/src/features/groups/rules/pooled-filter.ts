import type { Category, Difficulty } from '#shared/enums.ts';
import { byCategory, byDifficulty } from '#shared/rules/games/collection-filter.ts';
import { playerRange } from '#shared/rules/games/player-range.ts';

export const POOLED_PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
export const POOLED_MINUTES = [30, 45, 60, 90, 120, 180] as const;

/** What a group asks of its shelf: 'what do we have for six, under an hour?' */
export interface PooledFilter {
  search: string;
  sort: 'title' | 'owners' | 'category' | 'difficulty';
  category: Category | 'all';
  difficulty: Difficulty | 'all';
  /** At the table; null for any number. */
  players: number | null;
  /** At most so many; null for any. */
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
  players: string;
  duration: string;
  category: Category;
  difficulty: Difficulty;
  /** Player counts joined by commas. */
  bestPlayers: string | null;
  owners: readonly number[];
}

/** Whether a game is at its best with so many. */
export const isBestWith = ({ bestPlayers }: Pick<PooledGame, 'bestPlayers'>, players: number): boolean =>
  (bestPlayers ?? '').split(',').some((count) => Number(count) === players);

const seats = ({ players }: PooledGame, count: number): boolean => {
  const { min, max } = playerRange(players);
  return min <= count && count <= max;
};

/** The longest that the box says; a text without a number tells nothing, and counts as fitting. */
const longest = ({ duration }: PooledGame): number => Math.max(0, ...(duration.match(/\d+/g) ?? []).map(Number));

const caseless = (text: string) => text.normalize('NFC').toUpperCase();

/**
 * The games that a filter admits, in its order; equals stay in the order given. For a number of players those that are at
 * their best with it come first.
 */
export function filterPooled<G extends PooledGame>(games: readonly G[], filter: PooledFilter): G[] {
  const { players, minutes, category, difficulty } = filter;
  const wanted = caseless(filter.search.trim());
  const admitted = games.filter(
    (game) =>
      (category === 'all' || game.category === category) &&
      (difficulty === 'all' || game.difficulty === difficulty) &&
      (players === null || seats(game, players)) &&
      (minutes === null || longest(game) <= minutes) &&
      (wanted === '' || caseless(game.title).includes(wanted)),
  );
  const best = (game: G) => (players !== null && isBestWith(game, players) ? 1 : 0);
  return admitted.sort((a, b) => best(b) - best(a) || ORDERS[filter.sort](a, b));
}

const ORDERS: Record<PooledFilter['sort'], (a: PooledGame, b: PooledGame) => number> = {
  title: () => 0,
  owners: (a, b) => b.owners.length - a.owners.length,
  category: byCategory,
  difficulty: byDifficulty,
};
