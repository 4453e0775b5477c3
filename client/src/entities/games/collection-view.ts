import { oneOf } from '#client/lib/one-of.ts';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import {
  COLLECTION_SORTS,
  EXPANSION_VIEWS,
  MINUTES_AT_MOST,
  NO_FILTER,
  PLAYER_COUNTS,
  PLAYERS_BY,
  WEIGHTS_AT_MOST,
  type CollectionFilter,
  type CollectionSort,
} from '#shared/rules/games/collection-filter.ts';
import { PLAY_PERIODS, type PlayPeriod } from '#client/entities/plays/rules/play-period.ts';

export const COLLECTION_TABS = ['owned', 'wishlist', 'unowned', 'analytics', 'recommendations'] as const;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** The view of My Games. All of it is in the URL, so that Back and reload restore it. */
export interface CollectionView extends CollectionFilter {
  tab: CollectionTab;
  sort: CollectionSort;
  /** Of the analytics tab. */
  period: PlayPeriod;
}

/** The view after Clear. */
export const UNFILTERED: Omit<CollectionView, 'tab' | 'period'> = { ...NO_FILTER, sort: 'title' };

/** Restricts a number from outside to known values, else null. */
const oneOfNumbers = <const T extends number>(numbers: readonly T[], text: string | null): T | null =>
  numbers.find((number) => String(number) === text) ?? null;

const MAX_TAGS = 100;

/** Ids joined by hyphens, each once; what is no id is ignored. */
const idsIn = (text: string | null): number[] => [
  ...new Set((text?.match(/\b[1-9]\d{0,14}\b/g) ?? []).slice(0, MAX_TAGS).map(Number)),
];

/** Parses a query string; missing and invalid parts get the values after Clear. */
export function parseView(query: string): CollectionView {
  const params = new URLSearchParams(query);
  return {
    tab: oneOf(COLLECTION_TABS, params.get('tab'), 'owned'),
    search: params.get('q') ?? '',
    sort: oneOf(COLLECTION_SORTS, params.get('sort'), 'title'),
    category: oneOf(CATEGORIES, params.get('category'), 'all'),
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty'), 'all'),
    players: oneOfNumbers(PLAYER_COUNTS, params.get('players')),
    playersBy: oneOf(PLAYERS_BY, params.get('by'), 'fits'),
    minutes: oneOfNumbers(MINUTES_AT_MOST, params.get('minutes')),
    weight: oneOfNumbers(WEIGHTS_AT_MOST, params.get('weight')),
    unplayedOnly: params.has('unplayed'),
    tags: idsIn(params.get('tags')),
    favoritesOnly: params.has('favorites'),
    expansions: oneOf(EXPANSION_VIEWS, params.get('expansions'), 'hidden'),
    period: oneOf(PLAY_PERIODS, params.get('period'), 'all'),
  };
}

/** The shortest query string for a view: values equal to those after Clear are omitted. */
export function formatView(view: CollectionView): string {
  const params = new URLSearchParams();
  if (view.tab !== 'owned') params.set('tab', view.tab);
  if (view.search !== '') params.set('q', view.search);
  if (view.sort !== 'title') params.set('sort', view.sort);
  if (view.category !== 'all') params.set('category', view.category);
  if (view.difficulty !== 'all') params.set('difficulty', view.difficulty);
  if (view.players !== null) params.set('players', String(view.players));
  if (view.playersBy !== 'fits') params.set('by', view.playersBy);
  if (view.minutes !== null) params.set('minutes', String(view.minutes));
  if (view.weight !== null) params.set('weight', String(view.weight));
  if (view.unplayedOnly) params.set('unplayed', '1');
  if (view.tags.length > 0) params.set('tags', view.tags.join('-'));
  if (view.favoritesOnly) params.set('favorites', '1');
  if (view.expansions !== 'hidden') params.set('expansions', view.expansions);
  if (view.period !== 'all') params.set('period', view.period);
  return params.toString();
}
