import type { DatePollSummary } from '#shared/nights/date-polls/date-poll-fields.ts';
import * as dayWords from '#shared/time/day-text.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { readersEnglish, timeOfDayText, weekdayAndDayText, writtenFor } from '#client/lib/reader-time.ts';

/** The time of a night: start, the host's zone (IANA name), and duration in minutes. */
export interface NightTime {
  date: Date;
  timeZone: string;
  durationMinutes: number;
}

const format = (date: Date, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  writtenFor(date, { ...options, timeZone }, locale);

/** Why a party is on the waitlist. @param partySize people, the guest included */
export const noSeatsText = (partySize: number): string =>
  partySize === 1 ? 'Every seat is taken' : 'Not enough seats are free';

/** A date as sortable text: '2026-12-04'. */
export const dayKey = (date: Date, timeZone: string): string =>
  format(date, timeZone, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The 24-hour time, as a time field has it: '19:00'. */
export const clockKey = (date: Date, timeZone: string): string =>
  format(date, timeZone, 'sv-SE', { hour: '2-digit', minute: '2-digit' });

/** The parts of a date plate: 'Fri', '4', 'Dec'. */
export const plateParts = (date: Date, timeZone: string, locale = readersEnglish()) => ({
  weekday: format(date, timeZone, locale, { weekday: 'short' }),
  day: format(date, timeZone, 'en', { day: 'numeric' }),
  month: format(date, timeZone, locale, { month: 'short' }),
});

/** 'Friday'. @param day 'YYYY-MM-DD' */
export const weekdayName = (day: string): string =>
  writtenFor(new Date(`${day}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' }, 'en');

/** 'Friday 4 December 2026'. */
export const dayText = (date: Date, timeZone: string, locale = readersEnglish()): string =>
  dayWords.dayText(date, { length: 'long', withYear: true, timeZone, locale });

/** '19:00'. */
export const timeText = (date: Date, timeZone: string, locale = readersEnglish()): string =>
  timeOfDayText(date, timeZone, locale);

/** 'Fri 4 Dec, 19:00', with the year if it is not the present one. */
export function whenText(date: Date, timeZone: string, now: Date, locale = readersEnglish()): string {
  const sameYear = dayKey(date, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  return `${weekdayAndDayText(date, timeZone, !sameYear, locale)}, ${timeText(date, timeZone, locale)}`;
}

/** An evening plan with the times of the host's clock: '19:00 Skull, 19:40 Heat'. */
export const nightPlanText = (
  plan: readonly { title: string; startsAfter: number }[],
  { date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>,
  locale = readersEnglish(),
): string =>
  plan
    .map(
      ({ title, startsAfter }) =>
        `${timeText(new Date(date.getTime() + startsAfter * 60_000), timeZone, locale)} ${title}`,
    )
    .join(', ');

/** '19:00 to 23:00', with the date if the end is more than a day later. */
export function hoursText(night: NightTime, locale = readersEnglish()): string {
  const end = eventEnd(night);
  const weekday = night.durationMinutes < 24 * 60 ? '' : `${plateParts(end, night.timeZone, locale).weekday} `;
  return `${timeText(night.date, night.timeZone, locale)} to ${weekday}${timeText(end, night.timeZone, locale)}`;
}

/** 'New Zealand Time': the zone's generic name. UTC has none. */
export const zoneText = (date: Date, timeZone: string): string =>
  timeZone === 'UTC' ? timeZone : longName(date, timeZone);

const longName = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A moment in the reader's zone: '20:00', or 'Sat 5 Dec, 04:00' on another day than the host's; null if both clocks
 * agree.
 */
export function readersTimeText(
  { date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>,
  ownZone: string,
  locale = readersEnglish(),
): string | null {
  const sameDay = dayKey(date, timeZone) === dayKey(date, ownZone);
  if (sameDay && clockKey(date, timeZone) === clockKey(date, ownZone)) return null;
  return sameDay ? timeText(date, ownZone, locale) : whenText(date, ownZone, date, locale);
}

/** 'From Fri 4 Dec. Answers until Fri 27 Nov, 20:00': how a night without a date stands. */
export function findingText(
  { datePoll, timeZone }: { datePoll: DatePollSummary | null; timeZone: string },
  now: Date,
  locale = readersEnglish(),
): string {
  if (!datePoll) return 'Your guests choose the date';
  const { firstDate, answersUntil } = datePoll;
  const sameYear = dayKey(firstDate, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  const from = `From ${weekdayAndDayText(firstDate, timeZone, !sameYear, locale)}`;
  if (answersUntil !== null && answersUntil <= now) return `${from}. The time for answers is over`;
  return answersUntil === null ? from : `${from}. Answers until ${whenText(answersUntil, timeZone, now, locale)}`;
}

/** '3 of 6 have answered'. */
export const datesAnsweredText = (answered: number, guests: number): string =>
  guests === 0 ? 'Nobody is asked yet' : `${answered} of ${guests} ${guests === 1 ? 'has' : 'have'} answered`;

const DAY_MS = 86_400_000;

/**
 * Describes the time until a night: 'Today', 'Tomorrow', 'In 5 days', 'On now'; null once over. Days are those of the
 * host's zone.
 */
export function soonText(night: NightTime, now: Date): string | null {
  if (eventEnd(night) <= now) return null;
  if (night.date <= now) return 'On now';
  const [then, today] = [night.date, now].map((date) => Date.parse(dayKey(date, night.timeZone)));
  const days = Math.round(((then ?? 0) - (today ?? 0)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 60) return `In ${days} days`;
  return days < 730 ? `In ${Math.round(days / 30.4)} months` : `In ${Math.floor(days / 365)} years`;
}

/** '4 hours', '1 hour 30 minutes'. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}
