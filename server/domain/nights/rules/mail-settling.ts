const SETTLE_MS = 3 * 60_000;
const SHORTEST_MS = 20_000;
/** Fraction of the time left until the night. */
const SHARE = 1 / 40;

/**
 * Delay in milliseconds before mails about changes are sent, so that edits are merged: three minutes, less within two
 * hours of the night.
 */
export const settleTime = (night: Date, now: Date): number =>
  Math.min(SETTLE_MS, Math.max(SHORTEST_MS, (night.getTime() - now.getTime()) * SHARE));
