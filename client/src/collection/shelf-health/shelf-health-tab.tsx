import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Gem, Lock, CirclePlus, NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { copiesQuery } from '#client/copies/api.ts';
import { mechanicsQuery } from '#client/games/mechanics.ts';
import { playsQuery } from '#client/plays/api.ts';
import { countedPlays } from '#client/plays/rules/play-log.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { gamesOnShelf } from './health-game.ts';
import { CostPanel } from './cost-panel.tsx';
import { RemovalPanel } from './removal-panel.tsx';
import { YearsUnplayedPanel } from './years-unplayed-panel.tsx';
import { LastPlayPanel } from './last-play-panel.tsx';
import { OverlapsPanel } from './overlaps-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { UnplayedPanel } from './unplayed-panel.tsx';
import { WishesPanel } from './wishes-panel.tsx';
import { shelfHealth } from './shelf-health.ts';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { t } from '#client/collection/words/words.ts';

interface ShelfHealthTabProps {
  /** All games of the owner; undefined while loading. */
  games: readonly Game[] | undefined;
  /** Total Plays; undefined while loading. */
  plays: number | undefined;
  /** Whether Premium features are shown. */
  premium: boolean;
}

/** The tab Shelf Health: what is played, what it cost, and what could go. */
export function ShelfHealthTab({ games, plays, premium }: ShelfHealthTabProps) {
  const shelf = useMemo(() => games && gamesOnShelf(games).length, [games]);
  if (!premium) return <PremiumRequired games={shelf} />;
  if (games === undefined || shelf === undefined || plays === undefined) return <HealthLoading />;
  const missing = missingForHealth(shelf, plays);
  if (missing.games + missing.plays > 0) return <TooLittleData games={shelf} plays={plays} missing={missing} />;
  return <HealthPanels games={games} />;
}

function PremiumRequired({ games }: { games: number | undefined }) {
  return (
    <EmptyState
      icon={Lock}
      title={t('Premium Required')}
      action={
        <Button icon={Gem} href="/premium">
          {t('See Premium')}
        </Button>
      }
    >
      {games
        ? t(
            '{count, plural, one {Shelf Health reads your # game, plays and prices: what is played and what gathers dust, what fits the number you usually are, what a play costs, which games are much alike, and what could go.} other {Shelf Health reads your # games, plays and prices: what is played and what gathers dust, what fits the number you usually are, what a play costs, which games are much alike, and what could go.}}',
            { count: games },
          )
        : t(
            'Shelf Health reads your games, plays and prices: what is played and what gathers dust, what fits the number you usually are, what a play costs, which games are much alike, and what could go.',
          )}
    </EmptyState>
  );
}

function useHealth(games: readonly Game[]) {
  const plays = useQuery(playsQuery);
  const copies = useQuery(copiesQuery);
  const mechanics = useQuery(mechanicsQuery);
  const now = useMemo(() => new Date(), []);
  const byGame = useMemo(
    () => mechanics.data && new Map(mechanics.data.map((one) => [one.gameId, new Set(one.mechanics)])),
    [mechanics.data],
  );
  const counted = useMemo(() => plays.data && countedPlays(plays.data), [plays.data]);
  const health = useMemo(
    () =>
      counted && copies.data && byGame
        ? shelfHealth({ games, plays: counted, copies: copies.data, mechanics: byGame, now })
        : undefined,
    [games, counted, copies.data, byGame, now],
  );
  const queries = [plays, copies, mechanics];
  return {
    /** Undefined while loading. */
    health,
    failed: !health && queries.some(({ isError }) => isError),
    retrying: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}

const ROW = 'grid grid-cols-1 gap-4.5 desk:gap-6';
const UNEQUAL = 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

function HealthPanels({ games }: { games: readonly Game[] }) {
  const { health, failed, retrying, retry } = useHealth(games);
  if (failed)
    return (
      <LoadFailed title={t('Shelf Health could not be loaded')} retrying={retrying} onRetry={retry}>
        {t('Your plays and copies are safe where they are. Check your connection, then try again.')}
      </LoadFailed>
    );
  if (!health) return <HealthLoading />;
  return (
    <div className="grid grid-cols-1 gap-4.5 desk:gap-6">
      <LastPlayPanel health={health} />
      <div className={clsx(ROW, 'md:grid-cols-2')}>
        <PeoplePanel health={health} />
        <CostPanel health={health} />
      </div>
      <div className={clsx(ROW, UNEQUAL)}>
        <UnplayedPanel health={health} />
        <YearsUnplayedPanel health={health} />
      </div>
      <OverlapsPanel health={health} />
      <div className={clsx(ROW, UNEQUAL)}>
        <RemovalPanel health={health} />
        <WishesPanel health={health} />
      </div>
    </div>
  );
}

/** Placeholders in the layout of the first panels. */
function HealthLoading() {
  return (
    <Loading label={t('Loading shelf health...')} showLabel>
      <div className="grid grid-cols-1 gap-4.5 md:grid-cols-2 desk:gap-6">
        <Skeleton className="h-72 md:col-span-2" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}

interface TooLittleDataProps {
  /** Games on the shelf, without expansions. */
  games: number;
  plays: number;
  /** Numbers of missing games and plays; not both 0. */
  missing: { games: number; plays: number };
}

/** The data missing for meaningful figures, and how to add it. */
function TooLittleData({ games, plays, missing }: TooLittleDataProps) {
  return (
    <EmptyState
      title={missingText(missing)}
      action={
        <>
          {missing.games > 0 ? (
            <Button icon={CirclePlus} href="/add-game">
              {t('Add Games')}
            </Button>
          ) : (
            <Button icon={NotebookPen} href="/my-games">
              {t('Mark Games as Played')}
            </Button>
          )}
          <Button variant="ghost" href="/import">
            {t('Import Games and Plays')}
          </Button>
        </>
      }
    >
      {t(
        'Shelf Health needs at least {enoughGames} games and {enoughPlays} plays. You have {gamesText} and {playsText}; fewer would say more about chance than about you.',
        {
          enoughGames: ENOUGH_GAMES,
          enoughPlays: ENOUGH_PLAYS,
          gamesText: t('{count, plural, one {# game} other {# games}}', { count: games }),
          playsText: t('{count, plural, one {# play} other {# plays}}', { count: plays }),
        },
      )}
    </EmptyState>
  );
}

/** Below these numbers the figures would say nothing. */
const ENOUGH_GAMES = 20;
const ENOUGH_PLAYS = 10;

function missingText({ games, plays }: { games: number; plays: number }): string {
  const gamesText = t('{count, plural, one {# more game} other {# more games}}', { count: games });
  const playsText = t('{count, plural, one {# more play} other {# more plays}}', { count: plays });
  if (games > 0 && plays > 0) return t('{gamesText} and {playsText} to go', { gamesText, playsText });
  return t('{what} to go', { what: games > 0 ? gamesText : playsText });
}

/** Returns the numbers of games and plays missing for meaningful statistics; both 0 if there are enough. */
const missingForHealth = (games: number, plays: number): { games: number; plays: number } => ({
  games: Math.max(0, ENOUGH_GAMES - games),
  plays: Math.max(0, ENOUGH_PLAYS - plays),
});
