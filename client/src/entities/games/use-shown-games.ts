import { useDeferredValue, useMemo } from 'react';
import {
  admitsExpansion,
  filterCollection,
  sortCollection,
  type CollectedGame,
} from '#shared/rules/games/collection-filter.ts';
import type { CollectionView } from './collection-view.ts';

/**
 * The matching games of a list in order. Deferred, so that typing stays responsive with long lists. @param isOrdered
 * whether the list is sorted already
 */
export function useShownGames<G extends CollectedGame>(
  list: readonly G[],
  view: CollectionView,
  isOrdered = false,
): G[] {
  const followed = useDeferredValue(view);
  const sorted = useMemo(
    () => (isOrdered ? list : sortCollection(list, followed.sort)),
    [list, followed.sort, isOrdered],
  );
  return useMemo(() => filterCollection(sorted, followed), [sorted, followed]);
}

/** Number of games shown on a list's tab: by the expansion setting only. */
export const countListed = (
  list: readonly Pick<CollectedGame, 'isExpansion'>[],
  { expansions }: Pick<CollectionView, 'expansions'>,
): number => list.filter((game) => admitsExpansion(expansions, game)).length;
