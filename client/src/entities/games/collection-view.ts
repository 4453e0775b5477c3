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

export const COLLECTION_TABS = ['owned', 'wishlist', 'analytics', 'recommendations'] as const;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** What My Games shows and how: all of it stands in the address, so that Back and a reload keep it. */
export interface CollectionView extends CollectionFilter {
  tab: CollectionTab;
  sort: CollectionSort;
  /** Of the analytics. */
  period: PlayPeriod;
}

/** What Clear goes back to. */
export const UNFILTERED: Omit<CollectionView, 'tab' | 'period'> = { ...NO_FILTER, sort: 'title' };

/** A number from outside as one of those that there are, else none. */
const oneOfNumbers = <const T extends number>(numbers: readonly T[], text: string | null): T | null =>
  numbers.find((number) => String(number) === text) ?? null;

/** The view that a query string describes; what it leaves out or gets wrong is as Clear leaves it. */
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
    favoritesOnly: params.has('favorites'),
    expansions: oneOf(EXPANSION_VIEWS, params.get('expansions'), 'hidden'),
    period: oneOf(PLAY_PERIODS, params.get('period'), 'all'),
  };
}

/** The shortest query string that describes a view: what is as Clear leaves it is left out. */
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
  if (view.favoritesOnly) params.set('favorites', '1');
  if (view.expansions !== 'hidden') params.set('expansions', view.expansions);
  if (view.period !== 'all') params.set('period', view.period);
  return params.toString();
}
