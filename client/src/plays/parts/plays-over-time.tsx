import { useMemo } from 'react';
import { StackedBars } from '#client/ui/charts/stacked-bars.tsx';
import type { TimeSlot, TimeUnit } from '../rules/plays-over-time.ts';
import { writtenFor } from '#client/lib/reader-time.ts';
import { t } from '#client/plays/words/words.ts';

interface PlaysOverTimeProps {
  unit: TimeUnit;
  slots: readonly TimeSlot[];
  /** 'Plays' becomes 'Plays per Month'. */
  title: string;
  /** Names of the marked plays, and of the others. */
  series: readonly [string, string];
}

const UNITS: Record<TimeUnit, string> = { week: t('Week'), month: t('Month'), year: t('Year') };
const TITLES: Record<TimeUnit, (title: string) => string> = {
  week: (title) => t('{title} per Week', { title }),
  month: (title) => t('{title} per Month', { title }),
  year: (title) => t('{title} per Year', { title }),
};

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
        fullLabel:
          unit === 'week' ? t('Week of {date}', { date: writtenFor(start, FULL.week) }) : writtenFor(start, FULL[unit]),
        values: [marked, plays - marked] as const,
      })),
    [unit, slots],
  );
  return <StackedBars title={TITLES[unit](title)} series={series} slots={bars} slotHeading={UNITS[unit]} />;
}
