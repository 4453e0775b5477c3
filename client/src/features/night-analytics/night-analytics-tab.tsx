import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { useMemo } from 'react';
import { useHostedId } from '#client/entities/hosts/use-host.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { PLAY_PERIOD_LABELS, PLAY_PERIODS, spanOf } from '#client/entities/plays/rules/play-period.ts';
import { nightAnalyticsQuery } from './api.ts';
import { NightAnalyticsLoading, NoNightsYet } from './components/analytics-states.tsx';
import { GuestTable } from './components/guest-table.tsx';
import { NightTiles } from './components/night-tiles.tsx';
import { NightsChart } from './components/nights-chart.tsx';
import { RecentNights } from './components/recent-nights.tsx';
import { useNightPeriod } from './use-night-period.ts';
import './night-analytics.css';

const OPTIONS = PLAY_PERIODS.map((value) => ({ value, label: PLAY_PERIOD_LABELS[value] }));

/** The tab Analytics: figures about the owner's nights, of all time or a period. */
export function NightAnalyticsTab() {
  const [period, setPeriod] = useNightPeriod();
  const now = useMemo(() => new Date(), []);
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const query = useQuery({ ...nightAnalyticsQuery(span, useHostedId()), placeholderData: keepPreviousData });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;

  if (isError)
    return (
      <LoadFailed title="The figures could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
        Check your connection, then try again.
      </LoadFailed>
    );
  if (!data) return <NightAnalyticsLoading />;
  const { totals, recent, calendar, guests, guestCount } = data;
  if (calendar.length === 0 && period === 'all') return <NoNightsYet />;
  const to = span.before ? new Date(span.before.getTime() - 1) : now;
  return (
    <div className="night-analytics" aria-busy={isPlaceholderData}>
      <div className="night-analytics-period">
        <FilterSelect
          label="Period"
          value={period}
          onChange={setPeriod}
          options={OPTIONS}
          shortLabel={PLAY_PERIOD_LABELS[period]}
        />
      </div>
      {calendar.length === 0 ? (
        <EmptyState icon={CalendarSearch} title="No nights in this period">
          Choose a longer one to see how yours went.
        </EmptyState>
      ) : (
        <>
          <NightTiles totals={totals} />
          <NightsChart calendar={calendar} from={span.from} to={to} />
          {recent.length > 0 ? <RecentNights nights={recent} now={now} /> : null}
          {guests.length > 0 ? <GuestTable guests={guests} count={guestCount} /> : null}
        </>
      )}
    </div>
  );
}
