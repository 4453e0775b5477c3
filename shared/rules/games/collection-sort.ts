import { CATEGORY_LABELS, DIFFICULTIES, type Category, type Difficulty } from '../../enums.ts';
import type { CollectedGame } from './collected-game.ts';
import { factsOf, playerRangesIn } from './filter-facts.ts';

export const COLLECTION_SORTS = [
  'title',
  'rating',
  'timesPlayed',
  'lastPlayed',
  'added',
  'players',
  'minutes',
  'weight',
  'category',
  'difficulty',
] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Numeric: '7 Wonders' comes before '10 Days in Europe'. */
export const titleCollator = (locale?: string): Intl.Collator => new Intl.Collator(locale, { numeric: true });

let readers: Intl.Collator | undefined;

/** Collator of the browser's language. Created on first use, because creation is slow. */
export const readersCollator = (): Intl.Collator => (readers ??= titleCollator());

/** Descending numbers; undefined last. */
export const highFirst = (a = -Infinity, b = -Infinity) => (a === b ? 0 : b - a);

/** Ascending numbers; unknown ones last. */
const lowFirst = (a: number | null, b: number | null) => highFirst(-(a ?? Infinity), -(b ?? Infinity));

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** By the category's name. */
export const byCategory = (a: { category: Category }, b: { category: Category }): number =>
  compareText(CATEGORY_LABELS[a.category], CATEGORY_LABELS[b.category]);

/** From easy to expert. */
export const byDifficulty = (a: { difficulty: Difficulty }, b: { difficulty: Difficulty }): number =>
  DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);

type Order = (a: CollectedGame, b: CollectedGame) => number;

const ORDERS: Record<Exclude<CollectionSort, 'title'>, (games: readonly CollectedGame[]) => Order> = {
  rating: () => (a, b) => highFirst(a.rating, b.rating),
  timesPlayed: () => (a, b) => highFirst(a.timesPlayed, b.timesPlayed),
  lastPlayed: () => (a, b) => highFirst(a.lastPlayed?.getTime(), b.lastPlayed?.getTime()),
  added: () => (a, b) => highFirst(a.createdAt?.getTime(), b.createdAt?.getTime()),
  players: (games) => {
    const ranges = playerRangesIn(games);
    return ({ id: a }, { id: b }) =>
      highFirst(ranges.get(a)?.max, ranges.get(b)?.max) ||
      lowFirst(ranges.get(a)?.min ?? null, ranges.get(b)?.min ?? null);
  },
  minutes: () => (a, b) => lowFirst(factsOf(a).minutes, factsOf(b).minutes),
  weight: () => (a, b) => lowFirst(a.weight, b.weight),
  category: () => byCategory,
  difficulty: () => byDifficulty,
};

/** Lists by title: comparing titles takes most of the time of sorting. */
const titled = new WeakMap<readonly CollectedGame[], { collator: Intl.Collator; sorted: readonly CollectedGame[] }>();

function byTitle<G extends CollectedGame>(games: readonly G[], collator: Intl.Collator): readonly G[] {
  const known = titled.get(games);
  if (known?.collator === collator) return known.sorted as readonly G[];
  const sorted = games.toSorted((a, b) => collator.compare(a.title, b.title));
  titled.set(games, { collator, sorted });
  return sorted;
}

/**
 * Sorts games: rating, plays and players descending, last played and added latest first, minutes, weight and difficulty
 * ascending, category by name; unknown values last. Ties are sorted by title. @param games is not changed
 */
export function sortCollection<G extends CollectedGame>(
  games: readonly G[],
  sort: CollectionSort,
  collator: Intl.Collator = readersCollator(),
): readonly G[] {
  const sorted = byTitle(games, collator);
  return sort === 'title' ? sorted : sorted.toSorted(ORDERS[sort](games));
}
