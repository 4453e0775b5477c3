/** Wrong codes in a day that are taken for slips of the pen, and steps in which the pause grows after them. */
const FREE = 5;
const STEP = 5;
const MAX_SECONDS = 60 * 60;

/**
 * Seconds for which no code is sent to an address after so many wrong ones in a day: none up to five, then a minute,
 * twice as long with every five more, and never more than an hour, so that nobody is locked out.
 */
export function wrongCodeBackoff(wrong: number): number {
  if (wrong <= FREE) return 0;
  return Math.min(MAX_SECONDS, 60 * 2 ** Math.floor((wrong - FREE - 1) / STEP));
}
