import type { Clock } from '#shared/rules/time/clock.ts';
import { eventEnd } from '#shared/rules/nights/event-end.ts';
import { dayWords, momentWords, timeWords } from '#server/mails/moment-words.ts';

const DAY_MINUTES = 24 * 60;

/** The end of a night in the host's zone: '23:00', '01:00 the next day', or the full date if it lasts for days. */
export function endWords(night: { date: Date; durationMinutes: number; timeZone: string }, clock: Clock): string {
  const { date, durationMinutes, timeZone } = night;
  const end = eventEnd(night);
  if (durationMinutes >= DAY_MINUTES) return momentWords(end, timeZone, clock);
  const isSameDay = dayWords(end, timeZone) === dayWords(date, timeZone);
  return `${timeWords(end, timeZone, clock)}${isSameDay ? '' : ' the next day'}`;
}
