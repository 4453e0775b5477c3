import { formatView, parseView, UNFILTERED, type CollectionView } from '#client/games/collection-view.ts';

/** The query of a view as it is saved and compared: without what belongs to other tabs. */
export const queryOf = (view: CollectionView): string => formatView({ ...view, period: 'all' });

/** Whether a saved query asks for the same as a view. */
export const isSameView = (query: string, view: CollectionView): boolean => queryOf(parseView(query)) === queryOf(view);

/** Whether a view asks for something that can be saved; a list of chosen games cannot, because it would not change with them. */
export const isWorthSaving = (view: CollectionView): boolean =>
  view.gameIds.length === 0 && queryOf(view) !== queryOf({ ...view, ...UNFILTERED });

/** The address of a saved query. */
export const addressOf = (query: string): string => (query === '' ? '/my-games' : `/my-games?${query}`);
