import { cityOf, minutesAhead } from '#shared/time/zone-difference.ts';
import type { DatePlate, MailList } from '#server/platform/mails/mail-blocks.ts';
import { seesPlace } from '../rules/place-shown.ts';
import type { DateOptionRow } from './poll-store.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import {
  hoursText,
  longDay,
  plateParts,
  type Reader,
  shortDay,
  shortMoment,
  timeText,
} from '#server/platform/mails/date-time-text.ts';
import { t } from '../words/words.ts';
import type { MailDates } from './mail-dates.ts';

interface Zoned {
  event: { timeZone: string };
  reader: Reader;
}

/** The reader's zone, or the host's while theirs is unknown. */
export const ownZone = ({ event, reader }: Zoned): string => reader.timeZone ?? event.timeZone;

/** 'Friday 4 December' on the reader's calendar. */
export const dayFor = (date: Date, about: Zoned): string => longDay(date, ownZone(about));

/** 'Fri 4 Dec, 19:00' on the reader's clock. */
export const momentFor = (date: Date, about: Zoned, now: Date): string =>
  shortMoment(date, ownZone(about), about.reader.hourCycle, now);

/** The dates to answer, still to come, in the order of time. */
export const openOptions = ({ options }: MailDates, now: Date): DateOptionRow[] =>
  options.filter(({ startsAt }) => startsAt > now);

/** Dates as the rows of a list: the reader's time, and below it the host's time and another place. */
export function dateList(
  heading: string,
  options: readonly DateOptionRow[],
  context: MailContext,
  now: Date,
): MailList {
  const { event, guest, reader } = context;
  const own = ownZone(context);
  const rows = options.map(({ startsAt, location }) => {
    const isElsewhere = minutesAhead(startsAt, event.timeZone, own) !== 0;
    const hostsDay = shortDay(startsAt, event.timeZone, now);
    const isSameDay = hostsDay === shortDay(startsAt, own, now);
    const there = timeThere(
      isSameDay ? null : hostsDay,
      timeText(startsAt, event.timeZone, reader.hourCycle),
      event.timeZone,
    );
    const place = location !== null && seesPlace(event, guest) ? location : null;
    return {
      text: momentFor(startsAt, context, now),
      detail: [isElsewhere ? there : null, place].filter(Boolean).join(', '),
    };
  });
  return { heading, lead: zoneText(options, own, event.timeZone), rows };
}

/** '19:00 in Berlin', 'Sat 5 Dec, 00:30 in Berlin'. @param day null if it is the same as the reader's */
const timeThere = (day: string | null, time: string, timeZone: string): string =>
  day === null
    ? t('{time} in {city}', { time, city: cityOf(timeZone) })
    : t('{day}, {time} in {city}', { day, time, city: cityOf(timeZone) });

/** In whose time dates are: 'Your time, Lisbon. Berlin is 1 h later.' A clock change between them makes the difference vary. */
function zoneText(options: readonly DateOptionRow[], own: string, host: string): string {
  const city = cityOf(host);
  const gaps = new Set(options.map(({ startsAt }) => minutesAhead(startsAt, host, own)));
  const [minutes = 0] = gaps;
  if (gaps.size <= 1 && minutes === 0) return t('All in {city} time.', { city: cityOf(own) });
  const gap = gapText(Math.abs(minutes));
  const later = minutes > 0 ? t('{city} is {gap} later.', { city, gap }) : t('{city} is {gap} earlier.', { city, gap });
  const difference = gaps.size > 1 ? t('{city} time stands beside each, as clocks change.', { city }) : later;
  return `${t('Your time, {city}.', { city: cityOf(own) })} ${difference}`;
}

/** '1 h', '1 h 30 min'. */
function gapText(size: number): string {
  const [hours, minutes] = [Math.floor(size / 60), size % 60];
  if (minutes === 0) return t('{hours} h', { hours });
  return hours === 0 ? t('{minutes} min', { minutes }) : t('{hours} h {minutes} min', { hours, minutes });
}

/** 'One of 6 dates' in place of a date. @param place null if it must not be disclosed */
export function openPlate(
  { options, poll }: MailDates,
  context: MailContext,
  place: string | null,
  now: Date,
): DatePlate {
  const first = options[0]?.startsAt ?? context.event.date;
  const last = options.at(-1)?.startsAt ?? context.event.date;
  const own = ownZone(context);
  const until = poll.answersUntil;
  return {
    isOpen: true,
    weekday: t('one of'),
    day: String(options.length),
    month: options.length === 1 ? t('date') : t('dates'),
    strong: [
      t('{first} to {last}', { first: shortDay(first, own, now), last: shortDay(last, own, now) }),
      ...(place === null ? [] : [place]),
    ],
    lines: until !== null && until > now ? [t('Answers until {until}', { until: momentFor(until, context, now) })] : [],
  };
}

/** The set date: the reader's time first, then the host's where it differs. @param place null if it must not be disclosed */
export function setPlate(context: MailContext, place: string | null, more: readonly string[]): DatePlate {
  const { event, reader } = context;
  const own = ownZone(context);
  const hours = (zone: string) => hoursText(event, zone, reader.hourCycle);
  const isElsewhere = minutesAhead(event.date, event.timeZone, own) !== 0;
  const hostsDay = longDay(event.date, event.timeZone);
  const there = hostsDay === longDay(event.date, own) ? null : hostsDay;
  return {
    ...plateParts(event.date, own),
    strong: [`${hours(own)}, ${cityOf(own)}`, ...(place === null ? [] : [place])],
    lines: [...(isElsewhere ? [timeThere(there, hours(event.timeZone), event.timeZone)] : []), ...more],
  };
}
