import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { gamesQuery } from '#client/features/collection/api.ts';
import { FilterToolbar } from '#client/features/collection/components/filter-toolbar.tsx';
import { GamesLoading } from '#client/features/collection/components/games-loading.tsx';
import { useFocusOnExchange } from '#client/features/collection/use-focus-on-exchange.ts';
import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { Banner } from '#client/ui/banner.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import type { PopularGame } from '#shared/contracts/popular-games.ts';
import { popularGamesQuery } from '../api.ts';
import { formatView, parseView, UNFILTERED } from '../popular-view.ts';
import { useShownPopularGames } from '../use-shown-popular-games.ts';
import { NoPopularMatches } from './no-popular-matches.tsx';
import { PopularGrid } from './popular-grid.tsx';
import { PopularOrigin } from './popular-origin.tsx';
import './popular-games.css';

const FORMAT = { parse: parseView, format: formatView };
const NO_GAMES: readonly PopularGame[] = [];

const SORTS = [
  { value: 'popularity', label: 'Most Popular', short: 'Popular' },
  { value: 'title', label: 'Title' },
  { value: 'bggRating', label: 'BoardGameGeek rating', short: 'BGG rating' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
] as const;

interface PopularGamesProps {
  onManualEntry: () => void;
}

/** The tab Popular Games (specification, section 2): a catalogue to add from with one press. */
export function PopularGames({ onManualEntry }: PopularGamesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { data: popular, isError, isFetching, refetch } = useQuery(popularGamesQuery);
  const { data: games } = useQuery(gamesQuery);
  const [view, change] = useViewInAddress(FORMAT);
  const shown = useShownPopularGames(popular ?? NO_GAMES, view);
  const clear = () => change(UNFILTERED);

  useFocusOnExchange(panel, popular && shown.length > 0);

  const list = useMemo(() => {
    return shown.length > 0 ? <PopularGrid popular={shown} games={games} /> : null;
  }, [shown, games]);

  return (
    <div ref={panel} className="popular-games">
      <Banner icon={Gem} title="Premium feature" className="popular-banner">
        Two thousand well-loved games, ready to add with one press.
      </Banner>
      {isError ? (
        <LoadFailed title="The popular games could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
          Check your connection, then try again.
        </LoadFailed>
      ) : (
        <>
          <FilterToolbar
            label="Popular games"
            placeholder="Search popular games..."
            sorts={SORTS}
            view={view}
            onChange={change}
            onClear={clear}
          />
          <PopularOrigin shown={shown.length} of={popular?.length} />
          {popular ? (
            (list ?? <NoPopularMatches onClear={clear} onManualEntry={onManualEntry} />)
          ) : (
            <GamesLoading label="Loading popular games..." className="popular-loading" />
          )}
        </>
      )}
    </div>
  );
}
