import { useDeferredValue, useMemo } from 'react';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { filterCollection } from './filters/collection-filter.ts';
import { sortCollection, type OrderFacts } from '#shared/games/collection-sort.ts';
import type { CollectionFacts } from './filters/filter-part.ts';
import { matchesExpansion } from './filters/kind-parts.ts';
import type { CollectionView } from './collection-view.ts';

interface ShownBy extends Pick<CollectionFacts, 'mechanics' | 'loans' | 'acquired'>, OrderFacts {
  /** Whether the list is sorted already. */
  isOrdered?: boolean;
}

/** The matching games of a list in order. Deferred, so that typing stays responsive with long lists. */
export function useShownGames<G extends CollectedGame>(
  list: readonly G[],
  view: CollectionView,
  { isOrdered = false, mechanics, loans, acquired, costs }: ShownBy = {},
): readonly G[] {
  const followed = useDeferredValue(view);
  const { sort, isReversed } = followed;
  const sorted = useMemo(
    () => (isOrdered ? list : sortCollection(list, { sort, isReversed }, { costs })),
    [list, sort, isReversed, costs, isOrdered],
  );
  return useMemo(
    () => filterCollection(sorted, followed, { now: new Date(), mechanics, loans, acquired }),
    [sorted, followed, mechanics, loans, acquired],
  );
}

/** Number of games shown on a list's tab: by the expansion setting only. */
export const countListed = (
  list: readonly Pick<CollectedGame, 'isExpansion'>[],
  { expansions }: Pick<CollectionView, 'expansions'>,
): number => list.filter((game) => matchesExpansion(expansions, game)).length;
