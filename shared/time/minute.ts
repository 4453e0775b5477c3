export const MINUTE_MS = 60_000;

/** The minute in which a moment is, as minutes since 1970. */
export const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE_MS);
