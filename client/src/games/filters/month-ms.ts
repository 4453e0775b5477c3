/** A month of 30.4 days, in milliseconds. */
export const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;
