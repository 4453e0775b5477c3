import { cityOf, zoneDifferenceText, minutesAhead } from '#shared/time/zone-difference.ts';
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
  const lead = zoneDifferenceText(
    options.map(({ startsAt }) => startsAt),
    own,
    event.timeZone,
  );
  const rows = options.map(({ startsAt, location }) => {
    const isElsewhere = minutesAhead(startsAt, event.timeZone, own) !== 0;
    const hostsDay = shortDay(startsAt, event.timeZone, now);
    const isSameDay = hostsDay === shortDay(startsAt, own, now);
    const there = `${isSameDay ? '' : `${hostsDay}, `}${timeText(startsAt, event.timeZone, reader.hourCycle)} in ${cityOf(event.timeZone)}`;
    const place = location !== null && seesPlace(event, guest) ? location : null;
    return {
      text: momentFor(startsAt, context, now),
      detail: [isElsewhere ? there : null, place].filter(Boolean).join(', '),
    };
  });
  const zone = lead === null ? `All in ${cityOf(own)} time.` : `Your time, ${cityOf(own)}. ${lead}`;
  return { heading, lead: zone, rows };
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
    weekday: 'one of',
    day: String(options.length),
    month: options.length === 1 ? 'date' : 'dates',
    strong: [`${shortDay(first, own, now)} to ${shortDay(last, own, now)}`, ...(place === null ? [] : [place])],
    lines: until !== null && until > now ? [`Answers until ${momentFor(until, context, now)}`] : [],
  };
}

/** The set date: the reader's time first, then the host's where it differs. @param place null if it must not be disclosed */
export function setPlate(context: MailContext, place: string | null, more: readonly string[]): DatePlate {
  const { event, reader } = context;
  const own = ownZone(context);
  const hours = (zone: string) => hoursText(event, zone, reader.hourCycle);
  const isElsewhere = minutesAhead(event.date, event.timeZone, own) !== 0;
  const hostsDay = longDay(event.date, event.timeZone);
  const there = hostsDay === longDay(event.date, own) ? '' : `${hostsDay}, `;
  return {
    ...plateParts(event.date, own),
    strong: [`${hours(own)}, ${cityOf(own)}`, ...(place === null ? [] : [place])],
    lines: [...(isElsewhere ? [`${there}${hours(event.timeZone)} in ${cityOf(event.timeZone)}`] : []), ...more],
  };
}
