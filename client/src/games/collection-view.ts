import { oneOf } from '#client/lib/one-of.ts';
import { FIELD_NAMES, fieldOf, NO_FILTER, type CollectionFilter } from './filters/collection-filter.ts';
import { COLLECTION_SORTS, type CollectionSort } from '#shared/games/collection-sort.ts';
import { PLAY_PERIODS, type PlayPeriod } from './play-period.ts';

export const COLLECTION_TABS = ['owned', 'wishlist', 'unowned', 'analytics', 'health', 'recommendations'] as const;
export type CollectionTab = (typeof COLLECTION_TABS)[number];

/** Groupings of the wall of covers. */
export const WALL_GROUPS = ['none', 'category', 'tier', 'place'] as const;
export type WallGroup = (typeof WALL_GROUPS)[number];

/** The view of My Games. All of it is in the URL, so that Back and reload restore it. */
export interface CollectionView extends CollectionFilter {
  tab: CollectionTab;
  sort: CollectionSort;
  /** The other direction than the sort has by itself. */
  isReversed: boolean;
  group: WallGroup;
  /** Period of the analytics tab. */
  period: PlayPeriod;
}

/** In the address. */
const REVERSED = 'reversed';

/** The view after Clear. */
export const UNFILTERED: Omit<CollectionView, 'tab' | 'period'> = {
  ...NO_FILTER,
  sort: 'title',
  isReversed: false,
  group: 'none',
};

/** Parses a query string; missing and invalid parts get the values after Clear. */
export function parseView(query: string): CollectionView {
  const params = new URLSearchParams(query);
  const filter = FIELD_NAMES.map((name) => [name, fieldOf(name).read(params.get(fieldOf(name).param))]);
  return {
    ...(Object.fromEntries(filter) as CollectionFilter),
    tab: oneOf(COLLECTION_TABS, params.get('tab'), 'owned'),
    sort: oneOf(COLLECTION_SORTS, params.get('sort'), 'title'),
    isReversed: params.get('order') === REVERSED,
    group: oneOf(WALL_GROUPS, params.get('group'), 'none'),
    period: oneOf(PLAY_PERIODS, params.get('period'), 'all'),
  };
}

/** The shortest query string for a view: values equal to those after Clear are omitted. */
export function formatView(view: CollectionView): string {
  const params = new URLSearchParams();
  if (view.tab !== 'owned') params.set('tab', view.tab);
  for (const name of FIELD_NAMES) {
    const text = fieldOf(name).write(view[name]);
    if (text !== null) params.set(fieldOf(name).param, text);
  }
  if (view.sort !== 'title') params.set('sort', view.sort);
  if (view.isReversed) params.set('order', REVERSED);
  if (view.group !== 'none') params.set('group', view.group);
  if (view.period !== 'all') params.set('period', view.period);
  return params.toString();
}
