import { useDeferredValue, useMemo } from 'react';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import { filterPopularGames, sortPopularGames } from './rules/popular-filter.ts';
import type { PopularView } from './popular-view.ts';

/**
 * The popular games of a view, sorted; deferred, so that typing stays responsive. @param matches the title lists'
 * matches, whose titles need not contain the text
 */
export function useShownPopularGames(
  list: readonly PopularGame[],
  view: PopularView,
  matches: readonly Pick<PopularGame, 'bggId'>[],
): PopularGame[] {
  const followed = useDeferredValue(view);
  const sorted = useMemo(() => sortPopularGames(list, followed.sort), [list, followed.sort]);
  return useMemo(() => {
    const meant = new Set(matches.map(({ bggId }) => bggId));
    const found = new Set(filterPopularGames(sorted, followed));
    const fitting = filterPopularGames(sorted, { ...followed, search: '' });
    return fitting.filter((game) => found.has(game) || meant.has(game.bggId));
  }, [sorted, followed, matches]);
}
