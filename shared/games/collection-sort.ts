import { CATEGORY_LABELS, DIFFICULTIES, type Category, type Difficulty } from '#shared/enums.ts';
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
  'costPerPlay',
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

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Order by the category's name. */
export const byCategory = (a: { category: Category }, b: { category: Category }): number =>
  compareText(CATEGORY_LABELS[a.category], CATEGORY_LABELS[b.category]);

/** From easy to expert. */
export const byDifficulty = (a: { difficulty: Difficulty }, b: { difficulty: Difficulty }): number =>
  DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);

/** The direction of each sort unless it is reversed: true where low numbers, or the first letters, come first. */
export const ASCENDS: Record<CollectionSort, boolean> = {
  title: true,
  rating: false,
  timesPlayed: false,
  lastPlayed: false,
  added: false,
  players: false,
  minutes: true,
  weight: true,
  costPerPlay: true,
  category: true,
  difficulty: true,
};

export interface CollectionOrder {
  sort: CollectionSort;
  /** The other direction than the sort has by itself. */
  isReversed?: boolean | undefined;
}

/** Data that orders read besides the games. */
export interface OrderFacts {
  /** Cost per play in one currency, by game id; undefined until it is loaded. */
  costs?: ReadonlyMap<number, number> | undefined;
}

/** The value of a game in an order; null if it is unknown. */
type ValueOf = (game: CollectedGame) => number | string | null;

/** Of two ranges with the same end, the wider is the greater. No range has a million players. */
const ORDERS: Record<
  Exclude<CollectionSort, 'title'>,
  (games: readonly CollectedGame[], facts: OrderFacts) => ValueOf
> = {
  rating: () => (game) => game.rating || null,
  timesPlayed: () => (game) => game.timesPlayed,
  lastPlayed: () => (game) => game.lastPlayed?.getTime() ?? null,
  added: () => (game) => game.createdAt?.getTime() ?? null,
  players: (games) => {
    const ranges = playerRangesIn(games);
    return ({ id }) => {
      const range = ranges.get(id);
      return range ? range.max - range.min / 1_000_000 : null;
    };
  },
  minutes: () => (game) => factsOf(game).minutes,
  weight: () => (game) => game.weight,
  costPerPlay:
    (_games, { costs }) =>
    ({ id }) =>
      costs?.get(id) ?? null,
  category: () => (game) => CATEGORY_LABELS[game.category],
  difficulty: () => (game) => DIFFICULTIES.indexOf(game.difficulty),
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
 * Sorts games. Unknown values (not rated, never played, no price) come last in both directions, and ties are sorted by
 * title. @param games is not changed @param facts what is known besides the games
 */
export function sortCollection<G extends CollectedGame>(
  games: readonly G[],
  { sort, isReversed = false }: CollectionOrder,
  facts: OrderFacts = {},
  collator: Intl.Collator = readersCollator(),
): readonly G[] {
  const sorted = byTitle(games, collator);
  if (sort === 'title') return isReversed ? sorted.toReversed() : sorted;
  const valueOf = ORDERS[sort](games, facts);
  const sign = ASCENDS[sort] === isReversed ? -1 : 1;
  const valued = sorted.map((game) => ({ game, value: valueOf(game) }));
  const unknown = valued.filter(({ value }) => value === null);
  const known = valued.flatMap(({ game, value }) => (value === null ? [] : [{ game, value }]));
  known.sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? -sign : sign));
  return [...known, ...unknown].map(({ game }) => game);
}
