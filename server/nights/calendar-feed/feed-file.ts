import ical, {
  foldLines,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { seesPlace } from '../rules/place-shown.ts';
import { PRODUCT } from '../mails/calendar-file.ts';
import { addNightsToCalendar } from '../mails/calendar-night.ts';
import { hostNameFrom } from '../host-name.ts';
import { t } from '../words/words.ts';
import type { FeedNight } from './store.ts';

const REFRESH_SECONDS = 3_600;

/** The URL of the calendar, and its sender address. */
export interface Site {
  origin: string;
  address: string;
}

/**
 * The calendar of a user's nights (iCalendar, METHOD PUBLISH). Independent of the time of creation, so that it stays
 * the same as long as the nights do. In the present language. Contains no addresses and no secret links, because calendars are often shared.
 */
export function feedFile(nights: readonly FeedNight[], { origin, address }: Site): Buffer {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: t('Game nights'),
    description: t('Your game nights on Rollcall'),
    ttl: REFRESH_SECONDS,
  });
  const events = addNightsToCalendar(
    calendar,
    nights.flatMap((night) => {
      const { guest, host, hosts } = night;
      const url = hosts ? `${origin}/game-nights/${night.id}` : `${origin}/game-nights`;
      const isCertain = hosts || guest?.status === 'accepted';
      const knowsPlace = hosts || (guest !== null && seesPlace(night, guest));
      const entry = {
        ...night,
        location: knowsPlace ? night.location : null,
        description: [knowsPlace ? night.customMessage : null, night.description, url].filter(Boolean).join('\n\n'),
        origin,
        organizer: { name: hostNameFrom(host), email: address },
        url,
        status: isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
        stamp: night.updatedAt,
      };
      return night.options === null ? [entry] : entriesOfDates(entry, night.options, knowsPlace);
    }),
  );
  return linesOf(calendar, events);
}

const FIRST_EVENT = 'BEGIN:VEVENT';

/**
 * The text of a calendar. Folding takes 32 bytes for each character until its text is copied: a calendar of 4 MB
 * would take 130 MB, so it is folded event by event.
 */
function linesOf(calendar: ICalCalendar, events: readonly ICalEvent[]): Buffer {
  const lines = events.map((event) => Buffer.from(foldLines(event.toString())));
  const ofEachZone = new Map(events.map((event) => [event.timezone(), event]));
  calendar.clear().events([...ofEachZone.values()]);
  const frame = calendar.toString();
  const begin = frame.slice(0, frame.indexOf(FIRST_EVENT));
  const end = frame.slice(frame.lastIndexOf('END:VCALENDAR'));
  return events.length === 0 ? Buffer.from(frame) : Buffer.concat([Buffer.from(begin), ...lines, Buffer.from(end)]);
}

/** A tentative entry for each date to choose from. Their ids are not that of the night, which the set date gets. */
function entriesOfDates<E extends { publicId: string; title: string; location: string | null }>(
  entry: E,
  options: NonNullable<FeedNight['options']>,
  knowsPlace: boolean,
) {
  return options.map(({ id, startsAt, location }) => ({
    ...entry,
    publicId: `${entry.publicId}-${id}`,
    title: t('{title} (one of {count} dates)', { title: entry.title, count: options.length }),
    date: new Date(startsAt),
    location: knowsPlace ? (location ?? entry.location) : null,
    status: ICalEventStatus.TENTATIVE,
  }));
}
