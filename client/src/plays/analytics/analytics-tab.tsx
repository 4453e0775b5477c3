import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { CalendarHeart, Dices, NotebookText, UsersRound } from 'lucide-react';
import { usePlayLog } from '../use-play-log.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { storyAddress } from '#client/lib/addresses.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { playedWithin, spanOf, type PlayPeriod, PLAY_PERIOD_LABELS, PLAY_PERIODS } from '#client/games/play-period.ts';
import { headlineOf } from './headline.ts';
import { AnalyticsLoading } from './analytics-loading.tsx';
import { GameStatistics } from './game-statistics.tsx';
import { PlayTiles } from './play-tiles.tsx';
import { PlayerTable } from './player-table.tsx';
import './analytics-tab.css';
import { PlaysOverTime } from '../parts/plays-over-time.tsx';
import type { LoggedPlay } from '../rules/play-log.ts';
import { playsOverTime } from '../rules/plays-over-time.ts';
import { PlayTile } from '../parts/play-tile.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { rich, t } from '#client/plays/words/words.ts';

/** Number of rows, to fit a screen. */
const RECENT_SESSIONS = 10;

/** The latest plays. */
function RecentPlays({ plays }: { plays: readonly LoggedPlay[] }) {
  return (
    <section aria-labelledby="recent-plays">
      <h2 id="recent-plays">{t('Recent Game Sessions')}</h2>
      <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 tablet:grid-cols-2">
        {plays.slice(0, RECENT_SESSIONS).map((play) => (
          <PlayTile key={play.id} play={play} />
        ))}
      </div>
    </section>
  );
}

interface PlaysChartProps {
  plays: readonly LoggedPlay[];
  from: Date | null;
  to: Date;
}

const isRepeat = ({ isFirst }: LoggedPlay) => !isFirst;

/** Plays and new games over time. */
function PlaysChart({ plays, from, to }: PlaysChartProps) {
  const time = useMemo(() => playsOverTime(plays, { from, to }, isRepeat), [plays, from, to]);
  return <PlaysOverTime {...time} title={t('Plays')} series={[t('Repeated plays'), t('New games')]} />;
}

const challengesLink = (inner: ReactNode) => (
  <Link href="/challenges" className="link inline-block py-0.5">
    {inner}
  </Link>
);

interface AnalyticsTabProps {
  /** For covers; undefined while loading. */
  games: readonly Game[] | undefined;
  period: PlayPeriod;
  onPeriodChange: (period: PlayPeriod) => void;
}

/** The tab Scores Analytics: statistics of the owner's plays. */
export function AnalyticsTab({ games, period, onPeriodChange }: AnalyticsTabProps) {
  const { counted: log, failed, retrying, retry } = usePlayLog();
  const followed = useDeferredValue(period);
  const now = useNowOfDay();
  const span = useMemo(() => spanOf(followed, now), [followed, now]);
  const plays = useMemo(() => log && playedWithin(log, span), [log, span]);

  if (failed)
    return (
      <LoadFailed title={t('Your plays could not be loaded')} retrying={retrying} onRetry={retry}>
        {t('They are safe where they are. Check your connection, then try again.')}
      </LoadFailed>
    );
  if (!log || !plays) return <AnalyticsLoading />;
  if (log.length === 0) return <NoPlays />;
  return (
    <div className="analytics grid grid-cols-1 gap-8">
      <AnalyticsToolbar period={period} onPeriodChange={onPeriodChange} />
      {plays.length === 0 ? (
        <EmptyState icon={Dices} title={t('Nothing played in this period')}>
          {t('Choose a longer period to see earlier plays.')}
        </EmptyState>
      ) : (
        <>
          <Headline plays={plays} period={followed} />
          <PlayTiles log={log} plays={plays} now={now} />
          <p className="-mt-4 text-sm text-ink-2">
            {rich('Something to reach with these plays: <link>Challenges</link>', { link: challengesLink })}
          </p>
          <PlaysChart plays={plays} from={span.from} to={lastMoment(span.before, now)} />
          <AfterFirstScreen>
            <PlayerTable plays={plays} />
            <RecentPlays plays={plays} />
            <GameStatistics plays={plays} games={games} />
          </AfterFirstScreen>
        </>
      )}
    </div>
  );
}

function Headline({ plays, period }: { plays: readonly LoggedPlay[]; period: PlayPeriod }) {
  const words = useMemo(() => headlineOf(plays, period), [plays, period]);
  return (
    <p className="-my-2 max-w-[44ch] font-display text-xl leading-snug font-bold tracking-title text-balance wrap-anywhere">
      {words}
    </p>
  );
}

/** Computed and drawn between frames once what stands above it is there. */
function AfterFirstScreen({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

const lastMoment = (before: Date | null, now: Date): Date => (before ? new Date(before.getTime() - 1) : now);

function NoPlays() {
  return (
    <EmptyState title={t('No Game Sessions Yet')} action={<Button href="/my-games">{t('Go Play Some Games!')}</Button>}>
      {t("Log a play, or record one at its game's scoreboard, and this page starts counting.")}
    </EmptyState>
  );
}

interface AnalyticsToolbarProps {
  period: PlayPeriod;
  onPeriodChange: (period: PlayPeriod) => void;
}

const OPTIONS = PLAY_PERIODS.map((value) => ({ value, label: PLAY_PERIOD_LABELS[value] }));

/** The period of the statistics, and links to more. */
function AnalyticsToolbar({ period, onPeriodChange }: AnalyticsToolbarProps) {
  return (
    <div className="analytics-toolbar flex gap-2 max-sm:flex-wrap max-sm:[&_.btn]:flex-auto max-sm:[&_.btn]:px-2">
      <FilterSelect
        className="min-w-0 flex-1 max-sm:basis-full"
        label={t('Period')}
        value={period}
        onChange={onPeriodChange}
        options={OPTIONS}
        shortLabel={PLAY_PERIOD_LABELS[period]}
      />
      <Button icon={NotebookText} href="/plays">
        {t('All Plays')}
      </Button>
      <Button icon={UsersRound} href="/people">
        {t('People')}
      </Button>
      <Button icon={CalendarHeart} href={storyAddress()}>
        {t('Your Year')}
      </Button>
    </div>
  );
}
