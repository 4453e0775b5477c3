import { setImmediate as nextTurn } from 'node:timers/promises';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { seesPlace } from '#shared/rules/place-shown.ts';
import { PRODUCT } from '../mails/calendar-file.ts';
import { putNights } from '../mails/calendar-night.ts';
import { hostNameFrom } from '../game-nights/host-name.ts';
import type { FeedNight } from './store.ts';

const REFRESH_SECONDS = 3_600;

/** A night with the longest texts takes some milliseconds to write. */
const NIGHTS_AT_ONCE = 3;

const [ZONE, ZONE_END] = ['BEGIN:VTIMEZONE\r\n', 'END:VTIMEZONE\r\n'];
const [NIGHT, END] = ['\r\nBEGIN:VEVENT\r\n', 'END:VCALENDAR'];

/** Where the calendar stands, and the address that it writes from. */
export interface Site {
  origin: string;
  address: string;
}

/**
 * The calendar of somebody's nights (iCalendar, METHOD PUBLISH). Nothing in it depends on when it is made, so that it is
 * the same as long as the nights are. It holds no address of anybody and no secret link: a calendar is often shared.
 * Nights are written a few at a time, so that other requests are served between them.
 */
export async function feedFile(nights: readonly FeedNight[], site: Site): Promise<string> {
  const zones = new Set<string>();
  const written: string[] = [];
  for (let from = 0; from < nights.length; from += NIGHTS_AT_ONCE) {
    const part = calendarOf(nights.slice(from, from + NIGHTS_AT_ONCE), site);
    const begin = part.indexOf(NIGHT) + '\r\n'.length;
    for (const zone of zonesIn(part.slice(0, begin))) zones.add(zone);
    written.push(part.slice(begin, part.lastIndexOf(END)));
    await nextTurn();
  }
  const empty = calendarOf([], site);
  const end = empty.lastIndexOf(END);
  return [empty.slice(0, end), ...zones, ...written, empty.slice(end)].join('');
}

const zonesIn = (head: string): string[] =>
  head
    .split(ZONE)
    .slice(1)
    .map((rest) => ZONE + rest.slice(0, rest.indexOf(ZONE_END)) + ZONE_END);

function calendarOf(nights: readonly FeedNight[], { origin, address }: Site): string {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: 'Game nights',
    description: 'Your game nights on Rollcall',
    ttl: REFRESH_SECONDS,
  });
  putNights(
    calendar,
    nights.map((night) => {
      const { guest, host, hosts } = night;
      const url = hosts ? `${origin}/game-nights/${night.id}` : `${origin}/game-nights`;
      const isCertain = hosts || guest?.status === 'accepted';
      const knowsPlace = hosts || (guest !== null && seesPlace(night, guest));
      return {
        ...night,
        location: knowsPlace ? night.location : null,
        description: [night.customMessage, night.description, url].filter(Boolean).join('\n\n'),
        origin,
        organizer: { name: hostNameFrom(host), email: address },
        url,
        status: isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
        stamp: night.updatedAt,
      };
    }),
  );
  return calendar.toString();
}
