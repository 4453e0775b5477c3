import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { seesPlace } from '#server/domain/nights/rules/place-shown.ts';
import { PRODUCT } from '#server/mails/calendar-file.ts';
import { putNights } from '#server/mails/calendar-night.ts';
import { hostNameFrom } from '#server/domain/nights/host-name.ts';
import type { FeedNight } from './store.ts';

const REFRESH_SECONDS = 3_600;

/** The URL of the calendar, and its sender address. */
export interface Site {
  origin: string;
  address: string;
}

/**
 * The calendar of a user's nights (iCalendar, METHOD PUBLISH). Independent of the time of creation, so that it stays
 * the same as long as the nights do. Contains no addresses and no secret links, because calendars are often shared.
 */
export function feedFile(nights: readonly FeedNight[], { origin, address }: Site): string {
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
        description: [knowsPlace ? night.customMessage : null, night.description, url].filter(Boolean).join('\n\n'),
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
