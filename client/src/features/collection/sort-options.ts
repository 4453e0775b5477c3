import { COLLECTION_SORTS, type CollectionSort } from '#shared/rules/games/collection-sort.ts';

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

/** The options of My Games' sort select. */
export const COLLECTION_SORT_OPTIONS: readonly { value: CollectionSort; label: string }[] = COLLECTION_SORTS.map(
  (value) => ({ value, label: COLLECTION_SORT_LABELS[value] }),
);
