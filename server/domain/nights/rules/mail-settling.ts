const SETTLE_MS = 3 * 60_000;
const SHORTEST_MS = 20_000;
/** Of the time that is left until the night. */
const SHARE = 1 / 40;

/**
 * How long news about a night wait for what may follow, in milliseconds: three minutes, and less from two hours before the
 * night on.
 */
export const settleTime = (night: Date, now: Date): number =>
  Math.min(SETTLE_MS, Math.max(SHORTEST_MS, (night.getTime() - now.getTime()) * SHARE));
