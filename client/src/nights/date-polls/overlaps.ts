import type { Event } from '#shared/nights/events-contract.ts';
import { dayKey } from '../night-text.ts';
import { eventEnd } from '#shared/time/event-end.ts';

/** A night of the host's that a date may collide with. */
export type OwnNight = Pick<Event, 'id' | 'title' | 'date' | 'durationMinutes' | 'status' | 'timeZone'>;

/** The nights with a date that are still to come. @param except the night whose dates are chosen */
export const nightsToCome = <Night extends OwnNight>(nights: readonly Night[], now: Date, except?: number): Night[] =>
  nights.filter((night) => night.status === 'scheduled' && night.id !== except && eventEnd(night) > now);

/** The days of nights, 'YYYY-MM-DD'. */
export const daysOf = (nights: readonly OwnNight[], timeZone: string): string[] =>
  nights.map(({ date }) => dayKey(date, timeZone));

/** The first night that overlaps an option, if any. @param start ISO 8601; null overlaps nothing */
export function overlapping(
  start: string | null,
  durationMinutes: number,
  nights: readonly OwnNight[],
): OwnNight | undefined {
  if (start === null) return undefined;
  const from = new Date(start);
  const until = eventEnd({ date: from, durationMinutes });
  return nights.find((night) => night.date < until && eventEnd(night) > from);
}
