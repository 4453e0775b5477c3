import { nearMomentText } from '#client/lib/reader-time.ts';
import { t } from '#client/plans/words/words.ts';

/** When a trial ends, in the reader's language, clock and zone. */
export const trialEndText = (endsAt: Date, locale?: string): string => nearMomentText(endsAt, locale);

/** '5 days left', '1 day left'. */
export const daysLeftText = (days: number): string =>
  t('{days, plural, one {# day left} other {# days left}}', { days });
