import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getAttendee, relationTo } from './attendees-store.ts';
import type { GuestLinks } from './guest-link.ts';
import { linkSeedOf } from './link-seed.ts';
import { withNightLock } from './night-lock.ts';

/**
 * Finds a signed-in guest's own page of a night by their verified e-mail, the page that mails link to, with the proof
 * that it is theirs. @returns its path @throws Refusal not_found for everybody else, including the host and guests not
 * invited yet
 */
export async function openOwnPage(
  db: Database,
  links: GuestLinks,
  guest: Owner,
  attendeeId: number,
): Promise<{ path: string }> {
  const relation = await relationTo(db, guest.id, attendeeId);
  if (!relation?.isThemselves) throw new Refusal('not_found');
  return withNightLock(db, relation.eventId, async (tx) => {
    const own = await getAttendee(tx, relation.eventId, attendeeId);
    if (own.isHost) throw new Refusal('not_found');
    const { pathname, search } = new URL(links.readersUrl(await linkSeedOf(tx, links, own)));
    return { path: pathname + search };
  });
}
