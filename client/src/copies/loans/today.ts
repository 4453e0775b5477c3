import { dayOf } from '#client/lib/reader-clock.ts';

/** The reader's day, YYYY-MM-DD. */
export const today = (): string => dayOf(new Date());
