import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { headsTaken } from '#shared/nights/seats.ts';
import { displayNameOf } from './attendee-text.ts';
import { t } from '#client/nights/words/words.ts';

/**
 * Returns warnings before seating somebody from the waitlist: capacity exceeded, or others earlier on the list. Empty
 * if it affects nobody.
 */
export function seatingWarnings(
  { maxAttendees }: Pick<Event, 'maxAttendees'>,
  list: readonly Attendee[],
  { id, partySize, placeInLine }: Attendee,
): string[] {
  const others = list.filter((one) => one.id !== id).map((one) => ({ ...one, waitingSince: null }));
  const heads = headsTaken(others) + partySize;
  const earlier = list.filter((one) => one.placeInLine !== null && one.placeInLine < (placeInLine ?? 0));
  return [
    maxAttendees !== null &&
      heads > maxAttendees &&
      t('That makes {heads} people at {seats} seats.', { heads, seats: maxAttendees }),
    earlier.length > 0 && t('{names} waited longer.', { names: earlier.map(displayNameOf).join(', ') }),
  ].filter((warning) => warning !== false);
}
