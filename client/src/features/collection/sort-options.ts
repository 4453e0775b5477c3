import type { CollectionSort } from '#shared/rules/games/collection-filter.ts';

/** The orders of My Games (specification, section 2). */
export const COLLECTION_SORT_OPTIONS: readonly { value: CollectionSort; label: string }[] = [
  { value: 'title', label: 'Title' },
  { value: 'rating', label: 'Rating' },
  { value: 'timesPlayed', label: 'Times Played' },
  { value: 'lastPlayed', label: 'Last Played' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
];
