import { useMemo } from 'react';
import { PlaysOverTime } from '#client/entities/plays/plays-over-time.tsx';
import type { EventAnalytics } from '#shared/contracts/event-analytics.ts';
import { playsOverTime } from '#client/entities/plays/rules/plays-over-time.ts';

interface NightsChartProps {
  calendar: EventAnalytics['calendar'];
  from: Date | null;
  to: Date;
}

/** How often there was a night, and how often it was called off. */
export function NightsChart({ calendar, from, to }: NightsChartProps) {
  const time = useMemo(() => {
    const nights = calendar.map(({ date, isCancelled }) => ({ playedAt: date, isCancelled }));
    return playsOverTime(nights, { from, to }, ({ isCancelled }) => !isCancelled);
  }, [calendar, from, to]);
  return <PlaysOverTime {...time} title="Nights" series={['Held or planned', 'Cancelled']} />;
}
