import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { seesPlace } from '#server/domain/nights/rules/place-shown.ts';
import { PRODUCT } from '#server/mails/calendar-file.ts';
import { putNights } from '#server/mails/calendar-night.ts';
import { hostNameFrom } from '#server/domain/nights/host-name.ts';
import type { FeedNight } from './store.ts';

const REFRESH_SECONDS = 3_600;

/** Where the calendar stands, and the address that it writes from. */
export interface Site {
  origin: string;
  address: string;
}

/**
 * The calendar of somebody's nights (iCalendar, METHOD PUBLISH). Nothing in it depends on when it is made, so that it is
 * the same as long as the nights are. It holds no address of anybody and no secret link: a calendar is often shared.
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
