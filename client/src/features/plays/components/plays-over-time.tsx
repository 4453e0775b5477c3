import { useMemo } from 'react';
import { StackedBars } from '#client/ui/stacked-bars.tsx';
import type { TimeSlot, TimeUnit } from '#shared/rules/plays-over-time.ts';

interface PlaysOverTimeProps {
  unit: TimeUnit;
  slots: readonly TimeSlot[];
  /** 'Plays' becomes 'Plays per Month'. */
  title: string;
  /** Names of the marked plays, and of the others. */
  series: readonly [string, string];
}

const WORDS: Record<TimeUnit, string> = { week: 'Week', month: 'Month', year: 'Year' };

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options);
const SHORT: Record<TimeUnit, Intl.DateTimeFormat> = {
  week: format({ day: 'numeric', month: 'short' }),
  month: format({ month: 'short', year: '2-digit' }),
  year: format({ year: 'numeric' }),
};
const FULL: Record<TimeUnit, Intl.DateTimeFormat> = {
  week: format({ dateStyle: 'medium' }),
  month: format({ month: 'long', year: 'numeric' }),
  year: format({ year: 'numeric' }),
};

/** Plays by week, month or year, the marked ones below the others. */
export function PlaysOverTime({ unit, slots, title, series }: PlaysOverTimeProps) {
  const bars = useMemo(
    () =>
      slots.map(({ start, plays, marked }) => ({
        key: String(start.getTime()),
        label: SHORT[unit].format(start),
        fullLabel: unit === 'week' ? `Week of ${FULL.week.format(start)}` : FULL[unit].format(start),
        values: [marked, plays - marked] as const,
      })),
    [unit, slots],
  );
  return <StackedBars title={`${title} per ${WORDS[unit]}`} series={series} slots={bars} slotHeading={WORDS[unit]} />;
}
