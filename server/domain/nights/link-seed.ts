import type { Transaction } from '#server/database/database.ts';
import { type AttendeeRow, updateAttendee } from './attendees-store.ts';
import type { GuestLinks } from './guest-link.ts';

/** The seed of the personal link of somebody on a list of a locked night; of a new one where they have none. */
export async function linkSeedOf(tx: Transaction, links: GuestLinks, guest: AttendeeRow): Promise<string> {
  if (guest.linkSeed !== null) return guest.linkSeed;
  const made = links.make();
  await updateAttendee(tx, guest.id, made);
  return made.linkSeed;
}
