/** When an event is over. */
export const eventEnd = ({ date, durationMinutes }: { date: Date; durationMinutes: number }): Date =>
  new Date(date.getTime() + durationMinutes * 60_000);

export const isOver = (event: { date: Date; durationMinutes: number }, now: Date): boolean => eventEnd(event) <= now;
