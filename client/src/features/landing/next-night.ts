import type { Event } from '#shared/contracts/events.ts';

type Night = Pick<Event, 'date' | 'durationMinutes' | 'status'>;

/** Of an owner's events the one that is running or comes next; null when none is to come. */
export function nextNight<N extends Night>(events: readonly N[], now: Date): N | null {
  const toCome = events.filter(
    ({ date, durationMinutes, status }) =>
      status === 'scheduled' && date.getTime() + durationMinutes * 60_000 > now.getTime(),
  );
  return toCome.toSorted((a, b) => a.date.getTime() - b.date.getTime())[0] ?? null;
}
