const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A week, less what a backup may be late. */
const BETWEEN_DRILLS = 6.5 * DAY;

export interface Tries {
  /** When the last backup that succeeded was begun. */
  good: Date | null;
  /** When a later one was begun, which failed, was interrupted, or still runs. */
  laterTry: Date | null;
}

/**
 * Whether a backup is to be made: once after each time of day, and an hour after one that failed or was interrupted. What is
 * of a time to come is of a clock that was wrong, and does not count.
 * @param at minutes after midnight, UTC
 */
export function isBackupDue(now: Date, at: number, { good, laterTry }: Tries): boolean {
  const today = Math.floor(now.getTime() / DAY) * DAY + at * MINUTE;
  const latest = today <= now.getTime() ? today : today - DAY;
  if (good !== null && good.getTime() >= latest && good <= now) return false;
  return laterTry === null || laterTry > now || now.getTime() - laterTry.getTime() >= HOUR;
}

/** Whether the backup that was just made is to be tried out: once a week, and after each one until that succeeds. */
export const isDrillDue = (now: Date, good: Date | null): boolean =>
  good === null || good > now || now.getTime() - good.getTime() >= BETWEEN_DRILLS;
