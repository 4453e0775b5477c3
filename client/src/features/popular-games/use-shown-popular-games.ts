import { useDeferredValue, useMemo } from 'react';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import { filterPopularGames, sortPopularGames } from '#shared/rules/popular-filter.ts';
import type { PopularView } from './popular-view.ts';

/** The popular games that the view admits, in its order; a moment after the view, so that a typed key appears at once. */
export function useShownPopularGames(list: readonly PopularGame[], view: PopularView): PopularGame[] {
  const followed = useDeferredValue(view);
  const sorted = useMemo(() => sortPopularGames(list, followed.sort), [list, followed.sort]);
  return useMemo(() => filterPopularGames(sorted, followed), [sorted, followed]);
}
