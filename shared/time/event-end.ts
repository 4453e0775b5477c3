/** When an event is over. */
export const eventEnd = ({ date, durationMinutes }: { date: Date; durationMinutes: number }): Date =>
  new Date(date.getTime() + durationMinutes * 60_000);

/** Its time is over, or its host has wrapped it up. */
export const isOver = (event: { date: Date; durationMinutes: number; status?: string }, now: Date): boolean =>
  event.status === 'completed' || eventEnd(event) <= now;
