import { useMemo, useDeferredValue } from 'react';
import { useTitleMatches } from '../parts/use-title-matches.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { nearestText, searched } from '#shared/text/search-names.ts';
import type { PopularView } from './popular-view.ts';
import { filterPopularGames, sortPopularGames } from './popular-filter.ts';

const NO_GAMES: readonly PopularGame[] = [];
const NO_MATCHES: readonly TitleMatch[] = [];

/**
 * Search results: popular games whose title contains the text or that the title lists match (typos and other names
 * included), and further games of those lists.
 */
export function useSearchedGames(popular: readonly PopularGame[] | undefined, view: PopularView) {
  const { matches, settled } = useTitleMatches(view.search);
  const shown = useShownPopularGames(popular ?? NO_GAMES, view, matches);
  const others = useMemo(() => {
    if (!popular || view.category !== 'all' || view.difficulty !== 'all') return NO_MATCHES;
    const known = new Set(popular.map(({ bggId }) => bggId));
    return matches.filter(({ bggId }) => !known.has(bggId));
  }, [popular, matches, view.category, view.difficulty]);
  const isMeant = shown.some((game) => matches.some(({ bggId }) => bggId === game.bggId));
  return {
    shown,
    others,
    /** The sentence above games that have only the nearest titles. */
    nearest: isMeant || !settled ? null : nearestText(view.search, shown[0] && searched([shown[0].title])),
    /** No more results will come for the present text. */
    settled: view.search.trim() === '' || settled,
  };
}

/**
 * The popular games of a view, sorted; deferred, so that typing stays responsive. @param matches the title lists'
 * matches, whose titles need not contain the text
 */
function useShownPopularGames(
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
