import type { Event } from '#shared/nights/events-contract.ts';
import { MAILED_FIELDS } from '#shared/nights/event-changes.ts';
import { isOver } from '#shared/time/event-end.ts';

/** Whether an event is listed under Game Nights or under Premium Events. */
export const isGameNight = ({ eventType }: Pick<Event, 'eventType'>): boolean => eventType === 'game_night';

/** Upcoming events, next first, and past ones, latest first; the server's order is kept. */
export function splitByTime<One extends Event>(events: readonly One[], now: Date): { coming: One[]; past: One[] } {
  return {
    coming: events.filter((event) => !isOver(event, now)),
    past: events.filter((event) => isOver(event, now)),
  };
}

/** Free seats; null without a limit. */
export const freeSeatsOf = ({ maxAttendees, heads }: Pick<Event, 'maxAttendees' | 'heads'>): number | null =>
  maxAttendees === null ? null : Math.max(0, maxAttendees - heads);

/** Number of attendees who know of an event: invited, or joined on their own. */
export const informedGuestCount = ({ guests, uninvited }: Pick<Event, 'guests' | 'uninvited'>): number =>
  guests - uninvited;

/** Whether guests get a mail about a change, and there are any to notify. @param saved the event with its changes */
export const notifiesGuests = (saved: Event, changes: object, now: Date): boolean =>
  informedGuestCount(saved) > 0 && !isOver(saved, now) && MAILED_FIELDS.some((what) => what in changes);
