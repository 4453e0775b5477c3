import type { Transaction } from '#server/platform/database/database.ts';
import { type AttendeeRow, updateAttendee } from './attendees-store.ts';
import type { GuestLinks } from './guest-link.ts';

/** The seed of an attendee's personal link; created if missing. The night must be locked. */
export async function linkSeedOf(tx: Transaction, links: GuestLinks, guest: AttendeeRow): Promise<string> {
  if (guest.linkSeed !== null) return guest.linkSeed;
  const made = links.make();
  await updateAttendee(tx, guest.id, made);
  return made.linkSeed;
}
