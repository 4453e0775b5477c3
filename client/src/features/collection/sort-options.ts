import { COLLECTION_SORTS, type CollectionSort } from '#shared/rules/games/collection-filter.ts';

/** The words of each order. A new order does not compile until it has some. */
const COLLECTION_SORT_LABELS: Record<CollectionSort, string> = {
  title: 'Title',
  rating: 'Rating',
  timesPlayed: 'Times Played',
  lastPlayed: 'Last Played',
  category: 'Category',
  difficulty: 'Difficulty',
};

/** The orders of My Games, as a select shows them. */
export const COLLECTION_SORT_OPTIONS: readonly { value: CollectionSort; label: string }[] = COLLECTION_SORTS.map(
  (value) => ({ value, label: COLLECTION_SORT_LABELS[value] }),
);
