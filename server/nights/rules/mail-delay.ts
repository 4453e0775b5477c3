const MAIL_DELAY_MS = 3 * 60_000;
const MIN_MS = 20_000;
/** Fraction of the time left until the night. */
const SHARE = 1 / 40;

/**
 * Delay in milliseconds before mails about changes are sent, so that edits are merged: three minutes, less within two
 * hours of the night.
 */
export const mailDelay = (night: Date, now: Date): number =>
  Math.min(MAIL_DELAY_MS, Math.max(MIN_MS, (night.getTime() - now.getTime()) * SHARE));
