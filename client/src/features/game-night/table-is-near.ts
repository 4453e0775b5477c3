/** Milliseconds before a night at which somebody may be sitting down already. */
const EARLY = 6 * 60 * 60 * 1000;

/** Whether people may be at the table of a night: from six hours before it begins on. */
export const tableIsNear = (begins: Date, now: Date): boolean => begins.getTime() - now.getTime() <= EARLY;
