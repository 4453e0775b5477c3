import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { CalendarSearch, CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useHostedId } from '#client/organizations/use-host.ts';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PLAY_PERIOD_LABELS, PLAY_PERIODS, spanOf, type Span, type PlayPeriod } from '#client/games/play-period.ts';
import { DatePollFigures } from './date-poll-figures.tsx';
import { GuestTable } from './guest-table.tsx';
import { NightTiles } from './night-tiles.tsx';
import './night-analytics.css';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import { getEventAnalytics, type EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { useLocation, useSearch, Link } from 'wouter';
import { oneOf } from '#client/lib/one-of.ts';
import { PlaysOverTime } from '#client/plays/parts/plays-over-time.tsx';
import { playsOverTime } from '#client/plays/rules/plays-over-time.ts';
import { createAddress } from '../nights-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { whenText } from '../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { FiguresTable, type Figure } from '#client/ui/charts/figures-table.tsx';
import { nightAcceptanceRate } from './acceptance-rate.ts';
import { t } from '#client/nights/words/words.ts';

interface NightsChartProps {
  calendar: EventAnalytics['calendar'];
  from: Date | null;
  to: Date;
}

/** Nights over time, and cancelled ones. */
function NightsChart({ calendar, from, to }: NightsChartProps) {
  const time = useMemo(() => {
    const nights = calendar.map(({ date, isCancelled }) => ({ playedAt: date, isCancelled }));
    return playsOverTime(nights, { from, to }, ({ isCancelled }) => !isCancelled);
  }, [calendar, from, to]);
  return <PlaysOverTime {...time} title={t('Nights')} series={[t('Held or planned'), t('Cancelled')]} />;
}

/** The period in the URL, and a setter. */
function useNightPeriod(): [PlayPeriod, (period: PlayPeriod) => void] {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const period = oneOf(PLAY_PERIODS, new URLSearchParams(query).get('period'), 'all');
  const choose = (chosen: PlayPeriod) => {
    const next = new URLSearchParams(query);
    if (chosen === 'all') next.delete('period');
    else next.set('period', chosen);
    navigate(`${path}?${next.toString()}`);
  };
  return [period, choose];
}

/** Analytics of a host's events in a period. @param organizationId null for the user's own */
const nightAnalyticsQuery = ({ from, before }: Span, organizationId: number | null) => {
  const query = { from: from?.toISOString(), to: before?.toISOString() };
  return queryOptions({
    queryKey: [...eventKeys.analytics, organizationId, query],
    queryFn: ({ signal }) => call(getEventAnalytics, { query, for: organizationId }, signal),
    staleTime: organizationId === null ? Infinity : 0,
  });
};

const OPTIONS = PLAY_PERIODS.map((value) => ({ value, label: PLAY_PERIOD_LABELS[value] }));

/** The tab Analytics: figures on the owner's nights, for all time or a period. */
export function NightAnalyticsTab() {
  const [period, setPeriod] = useNightPeriod();
  const now = useMemo(() => new Date(), []);
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const query = useQuery({ ...nightAnalyticsQuery(span, useHostedId()), placeholderData: keepPreviousData });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;

  if (isError)
    return (
      <LoadFailed title={t('The figures could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  if (!data) return <NightAnalyticsLoading />;
  const { totals, recent, calendar, guests, guestCount, datePolls } = data;
  if (calendar.length === 0 && period === 'all') return <NoNightsYet />;
  const to = span.before ? new Date(span.before.getTime() - 1) : now;
  return (
    <div className="night-analytics grid grid-cols-1 gap-6" aria-busy={isPlaceholderData}>
      <div className="max-w-70">
        <FilterSelect
          label={t('Period')}
          value={period}
          onChange={setPeriod}
          options={OPTIONS}
          shortLabel={PLAY_PERIOD_LABELS[period]}
        />
      </div>
      {calendar.length === 0 ? (
        <EmptyState icon={CalendarSearch} title={t('No nights in this period')}>
          {t('Choose a longer period to see how your nights went.')}
        </EmptyState>
      ) : (
        <>
          <NightTiles totals={totals} />
          <NightsChart calendar={calendar} from={span.from} to={to} />
          {recent.length > 0 ? <RecentNights nights={recent} now={now} /> : null}
          <DatePollFigures datePolls={datePolls} />
          {guests.length > 0 ? <GuestTable guests={guests} count={guestCount} /> : null}
        </>
      )}
    </div>
  );
}

const TILES = ['first', 'second', 'third', 'fourth'];

/** Placeholders for tiles and table. */
function NightAnalyticsLoading() {
  return (
    <Loading label={t('Loading analytics...')} className="night-analytics grid grid-cols-1 gap-6">
      <div className="stat-tiles">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </Loading>
  );
}

function NoNightsYet() {
  return (
    <EmptyState
      title={t('Nothing to count yet')}
      action={
        <Button variant="act" icon={CalendarPlus} href={createAddress()}>
          {t('Create Game Night')}
        </Button>
      }
    >
      {t('Plan a night and invite somebody. Here you will see who answers, how fast, and who comes.')}
    </EmptyState>
  );
}

type Night = EventAnalytics['recent'][number];

const FIGURES: readonly Figure<Night>[] = [
  [t('Invited'), ({ invited }) => wholeText(invited)],
  [t('Accepted'), ({ accepted }) => wholeText(accepted)],
  [t('Companions'), ({ companions }) => wholeText(companions)],
  [t('Declined'), ({ declined }) => wholeText(declined)],
  [t('No Response'), ({ noResponse }) => wholeText(noResponse)],
  [t('Came'), ({ cameHeads }) => wholeText(cameHeads)],
  [t('Check-ins'), ({ checkedIn }) => wholeText(checkedIn)],
];

/** The latest past nights. */
function RecentNights({ nights, now }: { nights: readonly Night[]; now: Date }) {
  return (
    <section aria-labelledby="recent-performance">
      <h2 id="recent-performance">{t('Recent Performance')}</h2>
      <FiguresTable
        rows={nights}
        keyOf={({ id }) => id}
        about={[t('Night'), nightCell(now)]}
        share={[t('Acceptance'), nightAcceptanceRate]}
        figures={FIGURES}
      />
    </section>
  );
}

const nightCell = (now: Date) => (night: Night) => (
  <>
    <Link href={nightAddress(night.id)} className="link -my-1 inline-block py-1" dir="auto">
      {night.title}
    </Link>
    <small>{whenText(night.date, night.timeZone, now)}</small>
  </>
);
