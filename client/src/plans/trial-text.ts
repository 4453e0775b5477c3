import { nearMomentText } from '#client/lib/reader-time.ts';

/** When a trial ends, in the reader's language, clock and zone. */
export const trialEndText = (endsAt: Date, locale?: string): string => nearMomentText(endsAt, locale);

/** '5 days left', '1 day left'. */
export const daysLeftText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`;
