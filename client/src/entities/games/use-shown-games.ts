import { useDeferredValue, useMemo } from 'react';
import {
  admitsExpansion,
  filterCollection,
  sortCollection,
  type CollectedGame,
} from '#shared/rules/games/collection-filter.ts';
import type { CollectionView } from './collection-view.ts';

/**
 * The games of one list that the view admits, in its order. They follow the view a moment later, so that a key that is
 * typed appears at once however long the list is. @param isOrdered the list has that order already
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

/** How many games of a list its tab announces: those that the expansion setting admits, whatever else is filtered. */
export const countListed = (
  list: readonly Pick<CollectedGame, 'isExpansion'>[],
  { expansions }: Pick<CollectionView, 'expansions'>,
): number => list.filter((game) => admitsExpansion(expansions, game)).length;
