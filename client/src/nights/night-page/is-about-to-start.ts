/** Milliseconds before the start from which people may be at the table. */
const EARLY = 6 * 60 * 60 * 1000;

/** Whether a night may be in progress: from six hours before its start. */
export const isAboutToStart = (begins: Date, now: Date): boolean => begins.getTime() - now.getTime() <= EARLY;
