const FIRST_MS = 2_000;
const LONGEST_MS = 120_000;

/** Milliseconds to wait after a number of failures: 2 s, 4 s, 8 s, ... 2 minutes. */
export const exponentialBackoff = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, Math.min(failures, 30) - 1));
