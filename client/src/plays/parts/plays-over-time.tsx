import { useMemo } from 'react';
import { StackedBars } from '#client/ui/charts/stacked-bars.tsx';
import type { TimeSlot, TimeUnit } from '../rules/plays-over-time.ts';
import { writtenFor } from '#client/lib/reader-time.ts';

interface PlaysOverTimeProps {
  unit: TimeUnit;
  slots: readonly TimeSlot[];
  /** 'Plays' becomes 'Plays per Month'. */
  title: string;
  /** Names of the marked plays, and of the others. */
  series: readonly [string, string];
}

const WORDS: Record<TimeUnit, string> = { week: 'Week', month: 'Month', year: 'Year' };

const SHORT: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
};
const FULL: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  week: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Plays per week, month or year, stacked: marked ones below. */
export function PlaysOverTime({ unit, slots, title, series }: PlaysOverTimeProps) {
  const bars = useMemo(
    () =>
      slots.map(({ start, plays, marked }) => ({
        key: String(start.getTime()),
        label: writtenFor(start, SHORT[unit]),
        fullLabel: unit === 'week' ? `Week of ${writtenFor(start, FULL.week)}` : writtenFor(start, FULL[unit]),
        values: [marked, plays - marked] as const,
      })),
    [unit, slots],
  );
  return <StackedBars title={`${title} per ${WORDS[unit]}`} series={series} slots={bars} slotHeading={WORDS[unit]} />;
}
