import type { Event } from '#shared/contracts/events.ts';
import { TOLD } from '#shared/rules/nights/event-changes.ts';
import { isOver } from '#shared/rules/nights/event-end.ts';

/** Whether an event is listed under Game Nights or under Premium Events. */
export const isGameNight = ({ eventType }: Pick<Event, 'eventType'>): boolean => eventType === 'game_night';

/** Those that are still to be hosted, the next one first, and the others, the latest first; order as the server gives it. */
export function splitByTime(events: readonly Event[], now: Date): { coming: Event[]; past: Event[] } {
  return {
    coming: events.filter((event) => !isOver(event, now)),
    past: events.filter((event) => isOver(event, now)),
  };
}

/** Seats that nobody has; null where there is no limit. */
export const freeSeatsOf = ({ maxAttendees, heads }: Pick<Event, 'maxAttendees' | 'heads'>): number | null =>
  maxAttendees === null ? null : Math.max(0, maxAttendees - heads);

/** How many on the list know of an event: they were invited, or put themselves on it. */
export const guestsInTheKnow = ({ guests, uninvited }: Pick<Event, 'guests' | 'uninvited'>): number =>
  guests - uninvited;

/** Whether a change is one that guests are told of, and somebody is there to be told. */
export const tellsGuests = (event: Pick<Event, 'guests' | 'uninvited'>, changes: object): boolean =>
  guestsInTheKnow(event) > 0 && TOLD.some((what) => what in changes);
