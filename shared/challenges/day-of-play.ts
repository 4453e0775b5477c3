interface PlayedSomewhere {
  playedAt: Date;
  /** Minutes by which clocks at its place were ahead of UTC; null if not known. */
  utcOffset?: number | null | undefined;
}

/** The day of a play at its place, YYYY-MM-DD. @param dayOf the day of a moment for the reader, where the place is not known */
export const dayOfPlay = ({ playedAt, utcOffset }: PlayedSomewhere, dayOf: (moment: Date) => string): string =>
  utcOffset == null ? dayOf(playedAt) : new Date(playedAt.getTime() + utcOffset * 60_000).toISOString().slice(0, 10);
