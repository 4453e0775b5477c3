import { COLLECTION_SORTS, type CollectionSort } from '#shared/games/collection-sort.ts';

/** The labels of each order; an order without one does not compile. */
const COLLECTION_SORT_LABELS: Record<CollectionSort, string> = {
  title: 'Title',
  rating: 'Rating',
  timesPlayed: 'Times Played',
  lastPlayed: 'Last Played',
  added: 'Added',
  players: 'Players',
  minutes: 'Minutes',
  weight: 'Weight',
  costPerPlay: 'Cost per Play',
  category: 'Category',
  difficulty: 'Difficulty',
};

export interface SortOption {
  value: CollectionSort;
  label: string;
}

/** All orders of My Games. */
export const COLLECTION_SORT_OPTIONS: readonly SortOption[] = COLLECTION_SORTS.map((value) => ({
  value,
  label: COLLECTION_SORT_LABELS[value],
}));

/** The orders that change something: by weight only if a game has one, as on a site without community ratings none may. */
export const sortOptionsFor = (
  games: readonly { weight: number | null }[],
  chosen: CollectionSort,
): readonly SortOption[] =>
  chosen === 'weight' || games.some(({ weight }) => weight !== null)
    ? COLLECTION_SORT_OPTIONS
    : COLLECTION_SORT_OPTIONS.filter(({ value }) => value !== 'weight');
