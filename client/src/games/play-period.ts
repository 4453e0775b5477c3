import { dayPartsOf, midnight } from '#client/lib/reader-clock.ts';
import { t } from '#client/games/words/words.ts';

export const PLAY_PERIODS = ['all', 'year', 'lastYear', 'twelveMonths', 'ninetyDays', 'thirtyDays'] as const;
export type PlayPeriod = (typeof PLAY_PERIODS)[number];

export const PLAY_PERIOD_LABELS: Record<PlayPeriod, string> = {
  all: t('All time'),
  year: t('This year'),
  lastYear: t('Last year'),
  twelveMonths: t('Last 12 months'),
  ninetyDays: t('Last 90 days'),
  thirtyDays: t('Last 30 days'),
};

/** From a moment on, and before another; null means open. */
export interface Span {
  from: Date | null;
  before: Date | null;
}

/** A period relative to `now`, in the reader's calendar days; 30 days are today and the 29 days before. */
export function spanOf(period: PlayPeriod, now: Date): Span {
  const [year, month, day] = dayPartsOf(now);
  const since = (from: Date): Span => ({ from, before: null });
  if (period === 'year') return since(midnight(year, 0, 1));
  if (period === 'lastYear') return { from: midnight(year - 1, 0, 1), before: midnight(year, 0, 1) };
  if (period === 'twelveMonths') return since(midnight(year, month - 11, 1));
  if (period === 'ninetyDays') return since(midnight(year, month, day - 89));
  if (period === 'thirtyDays') return since(midnight(year, month, day - 29));
  return { from: null, before: null };
}

/** Today, in the reader's time zone. */
export function today(now: Date): Span {
  const [year, month, day] = dayPartsOf(now);
  return { from: midnight(year, month, day), before: midnight(year, month, day + 1) };
}

/** The plays within a span. */
export function playedWithin<P extends { playedAt: Date }>(plays: readonly P[], { from, before }: Span): readonly P[] {
  if (!from && !before) return plays;
  const [first, end] = [from?.getTime() ?? -Infinity, before?.getTime() ?? Infinity];
  return plays.filter(({ playedAt }) => playedAt.getTime() >= first && playedAt.getTime() < end);
}
