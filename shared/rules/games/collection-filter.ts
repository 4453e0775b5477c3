import { CATEGORY_LABELS, DIFFICULTIES, type Category, type Difficulty } from '../../enums.ts';

export const COLLECTION_SORTS = ['title', 'rating', 'timesPlayed', 'lastPlayed', 'category', 'difficulty'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Expansions are hidden unless asked for. */
export const EXPANSION_VIEWS = ['hidden', 'shown', 'only'] as const;
export type ExpansionView = (typeof EXPANSION_VIEWS)[number];

export interface CollectionFilter {
  search: string;
  category: Category | 'all';
  difficulty: Difficulty | 'all';
  favoritesOnly: boolean;
  expansions: ExpansionView;
}

/** The fields of a game that filters and sorts look at. */
export interface CollectedGame {
  title: string;
  notes: string | null;
  category: Category;
  difficulty: Difficulty;
  /** 0 (not rated) to 5. */
  rating: number;
  timesPlayed: number;
  lastPlayed: Date | null;
  isFavorite: boolean;
  isExpansion: boolean;
}

/** Upper case does not depend on the neighbours of a letter, as the lower case of a sigma does. */
const caseless = (text: string) => text.normalize('NFC').toUpperCase();

/** Whether the expansion setting admits a game. */
export const admitsExpansion = (view: ExpansionView, game: Pick<CollectedGame, 'isExpansion'>): boolean =>
  view === 'shown' || game.isExpansion === (view === 'only');

/** The games that every part of the filter admits, in the order given; search is over title and notes, case ignored. */
export function filterCollection<G extends CollectedGame>(games: readonly G[], filter: CollectionFilter): G[] {
  const wanted = caseless(filter.search.trim());
  return games.filter(
    (game) =>
      admitsExpansion(filter.expansions, game) &&
      (filter.category === 'all' || game.category === filter.category) &&
      (filter.difficulty === 'all' || game.difficulty === filter.difficulty) &&
      (!filter.favoritesOnly || game.isFavorite) &&
      (wanted === '' || caseless(game.title).includes(wanted) || caseless(game.notes ?? '').includes(wanted)),
  );
}

/** '7 Wonders' comes before '10 Days in Europe'. */
export const titleCollator = (locale?: string): Intl.Collator => new Intl.Collator(locale, { numeric: true });

let readers: Intl.Collator | undefined;

/** In the order of the reader's own language. What knows it takes long to make, so it is made when it is first asked for. */
export const readersCollator = (): Intl.Collator => (readers ??= titleCollator());

/** By descending number; what has none comes last. */
export const highFirst = (a = -Infinity, b = -Infinity) => (a === b ? 0 : b - a);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** By the category's name. */
export const byCategory = (a: { category: Category }, b: { category: Category }): number =>
  compareText(CATEGORY_LABELS[a.category], CATEGORY_LABELS[b.category]);

/** From easy to expert. */
export const byDifficulty = (a: { difficulty: Difficulty }, b: { difficulty: Difficulty }): number =>
  DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty);

const ORDERS: Record<Exclude<CollectionSort, 'title'>, (a: CollectedGame, b: CollectedGame) => number> = {
  rating: (a, b) => highFirst(a.rating, b.rating),
  timesPlayed: (a, b) => highFirst(a.timesPlayed, b.timesPlayed),
  lastPlayed: (a, b) => highFirst(a.lastPlayed?.getTime(), b.lastPlayed?.getTime()),
  category: byCategory,
  difficulty: byDifficulty,
};

/**
 * The games in a chosen order: rating and plays high first, last played most recent first
 * with never-played last, category by its name, difficulty from easy to expert. Equals follow each other by title.
 */
export function sortCollection<G extends CollectedGame>(
  games: readonly G[],
  sort: CollectionSort,
  collator: Intl.Collator = readersCollator(),
): G[] {
  const byTitle = games.toSorted((a, b) => collator.compare(a.title, b.title));
  return sort === 'title' ? byTitle : byTitle.sort(ORDERS[sort]);
}
