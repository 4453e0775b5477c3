import { dayOf } from '#client/lib/reader-clock.ts';
import { readersEnglish, timeOfDayText, writtenFor } from '#client/lib/reader-time.ts';

/** The notice without network. @param since age of the shown data; null if none is from the device */
export function networkText(since: Date | null, now: Date, locale = readersEnglish()): string {
  if (!since) return 'No network.';
  const time = timeOfDayText(since, undefined, locale);
  const isToday = dayOf(since) === dayOf(now);
  const day = writtenFor(since, { day: 'numeric', month: 'long' }, locale);
  const of = isToday ? `at ${time}` : `on ${day} at ${time}`;
  return `No network. Showing what this device knew ${of}.`;
}

const one = (count: number, rest: [one: string, many: string]) => `${count} ${count === 1 ? rest[0] : rest[1]}`;

/** The number of unsent and refused plays as text. */
export function unsentPlaysText(unsent: number, refused: number): string {
  const parts = [];
  if (unsent > 0)
    parts.push(`${one(unsent, ['play is', 'plays are'])} kept on this device, and sent when you are online.`);
  if (refused > 0) parts.push(`${one(refused, ['play was', 'plays were'])} not accepted by the server.`);
  return parts.join(' ');
}
