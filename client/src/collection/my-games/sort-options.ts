import { COLLECTION_SORTS, type CollectionSort } from '#shared/games/collection-sort.ts';
import { t } from '#client/collection/words/words.ts';

/** The labels of each order; an order without one does not compile. */
const COLLECTION_SORT_LABELS: Record<CollectionSort, string> = {
  title: t('Title'),
  rating: t('Rating'),
  timesPlayed: t('Times Played'),
  lastPlayed: t('Last Played'),
  added: t('Added'),
  players: t('Players'),
  minutes: t('Minutes'),
  weight: t('Weight'),
  costPerPlay: t('Cost per Play'),
  category: t('Category'),
  difficulty: t('Difficulty'),
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
