import { useQuery } from '@tanstack/react-query';
import { PencilLine, SearchX, X } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { gamesQuery } from '../api.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { FilterToolbar } from '../parts/filter-toolbar.tsx';
import { gameFinder } from '../game-finder.ts';
import { GamesLoading } from '../parts/games-loading.tsx';
import { useFocusOnEmptyChange } from '../use-focus-on-empty-change.ts';
import { popularGamesQuery } from './api.ts';
import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';
import { formatView, parseView, UNFILTERED } from './popular-view.ts';
import { POPULAR_SORTS, type PopularSort } from './popular-filter.ts';
import { useSearchedGames } from './use-searched-games.ts';
import { AddByHand, KnownGames } from './known-games.tsx';
import { PopularCard } from './popular-card.tsx';
import './popular-games.css';
import { rich, t } from '#client/games/words/words.ts';

interface PopularGridProps {
  popular: readonly PopularGame[];
  /** The owner's games; undefined while loading. */
  games: readonly Game[] | undefined;
}

const ROW_ESTIMATES = [212, 449, 437, 441] as const;

/** The cards of popular games, with the state of each on the owner's lists. */
function PopularGrid({ popular, games }: PopularGridProps) {
  const held = useMemo(() => gameFinder(games ?? []), [games]);
  return (
    <CardGrid items={popular} label={t('Popular games')} rowEstimates={ROW_ESTIMATES}>
      {(game) => <PopularCard game={game} held={held(game)} />}
    </CardGrid>
  );
}

const FORMAT = { parse: parseView, format: formatView };

/** The labels of each order; `short` is for phones. An order without one does not compile. */
const SORT_LABELS: Record<PopularSort, { label: string; short?: string }> = {
  popularity: { label: t('Most Popular'), short: t('Popular') },
  title: { label: t('Title') },
  bggRating: { label: t('BoardGameGeek rating'), short: t('BGG rating') },
  category: { label: t('Category') },
  difficulty: { label: t('Difficulty') },
};
const SORTS = POPULAR_SORTS.map((value) => ({ value, ...SORT_LABELS[value] }));
/** On a site with COMMUNITY_RATINGS=off no game has one. */
const UNRATED_SORTS = SORTS.filter(({ value }) => value !== 'bggRating');

interface PopularGamesProps {
  /** With the search text as title. */
  onManualEntry: (title: string) => void;
}

/** The tab Popular Games: a catalogue to add games from. */
export function PopularGames({ onManualEntry }: PopularGamesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { data: popular, isError, isFetching, refetch } = useQuery(popularGamesQuery);
  const { data: games } = useQuery(gamesQuery);
  const [inAddress, change] = useViewInAddress(FORMAT);
  const isRated = popular === undefined || popular.some(({ bggRating }) => bggRating !== null);
  const view = useMemo(
    () => (isRated || inAddress.sort !== 'bggRating' ? inAddress : { ...inAddress, sort: UNFILTERED.sort }),
    [isRated, inAddress],
  );
  const { shown, others, nearest, settled } = useSearchedGames(popular, view);
  const typed = view.search.trim();
  const byHand = () => onManualEntry(typed);
  const clear = () => change(UNFILTERED);

  useFocusOnEmptyChange(panel, popular && shown.length > 0);

  const list = useMemo(() => {
    return shown.length > 0 ? <PopularGrid popular={shown} games={games} /> : null;
  }, [shown, games]);

  return (
    <div ref={panel} className="popular-games">
      {isError ? (
        <LoadFailed
          title={t('The popular games could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <>
          <FilterToolbar
            label={t('Popular games')}
            placeholder={t('Search popular games...')}
            sorts={isRated ? SORTS : UNRATED_SORTS}
            view={view}
            onChange={change}
            onClear={clear}
          />
          <PopularOrigin shown={shown.length} of={popular?.length} isRated={isRated} />
          {popular ? (
            <>
              <NearestNote text={nearest} />
              {list ??
                (others.length > 0 || !settled ? null : <NoPopularMatches onClear={clear} onManualEntry={byHand} />)}
              <KnownGames matches={others} games={games} />
              {typed !== '' && (list || others.length > 0) ? <AddByHand title={typed} onPress={byHand} /> : null}
            </>
          ) : (
            <GamesLoading label={t('Loading popular games...')} className="popular-loading" />
          )}
        </>
      )}
    </div>
  );
}

interface NoPopularMatchesProps {
  onClear: () => void;
  onManualEntry: () => void;
}

/** No game matches the filters; a game outside the catalogue can be added manually. */
function NoPopularMatches({ onClear, onManualEntry }: NoPopularMatchesProps) {
  return (
    <EmptyState
      icon={SearchX}
      title={t('No games found')}
      action={
        <>
          <Button icon={X} onClick={onClear}>
            {t('Clear')}
          </Button>
          <Button icon={PencilLine} onClick={onManualEntry}>
            {t('Enter a Game by Hand')}
          </Button>
        </>
      }
    >
      {t('Try adjusting your search or filters to find games.')}
    </EmptyState>
  );
}

const toBoardGameGeek = (words: ReactNode) => (
  <a className="link" href="https://boardgamegeek.com" target="_blank" rel="noopener noreferrer">
    {words}
  </a>
);

interface PopularOriginProps {
  /** Number of matching games. */
  shown: number;
  /** Total number; undefined while loading. */
  of: number | undefined;
  /** Whether ratings and weights are shown. */
  isRated: boolean;
}

/** The number of shown games, and the source of their data. */
function PopularOrigin({ shown, of, isRated }: PopularOriginProps) {
  return (
    <div className="mt-[calc(-1_*_var(--sp-2))] mb-4 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm text-ink-2">
      <p role="status">
        {of === undefined
          ? null
          : shown === of
            ? t('{count, plural, one {# game} other {# games}}', { count: of })
            : t('{shown, number} of {count, plural, one {# game} other {# games}}', { shown, count: of })}
      </p>
      {isRated ? <p>{rich('Ratings and weights come from <a>BoardGameGeek</a>', { a: toBoardGameGeek })}</p> : null}
    </div>
  );
}
