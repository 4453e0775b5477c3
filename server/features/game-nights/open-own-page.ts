import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { attendeesOf, eventIdOf, relationTo } from '#server/domain/nights/attendees-store.ts';
import { lockEvent } from '#server/domain/nights/events-store.ts';
import type { GuestLinks } from '#server/domain/nights/guest-link.ts';
import { linkSeedOf } from '#server/domain/nights/link-seed.ts';

/**
 * Finds a signed-in guest's own page of a night by their verified e-mail, the page that mails link to, with the proof
 * that it is theirs. @returns its path @throws Refusal not_found for everybody else, including the host and guests not
 * invited yet
 */
export const openOwnPage = (
  db: Database,
  links: GuestLinks,
  guest: Owner,
  attendeeId: number,
): Promise<{ path: string }> =>
  db.transaction(async (tx) => {
    const relation = await relationTo(tx, guest.id, attendeeId);
    const eventId = relation?.isThemselves ? await eventIdOf(tx, attendeeId) : undefined;
    const event = eventId === undefined ? undefined : await lockEvent(tx, eventId);
    const own = event && (await attendeesOf(tx, event.id)).find(({ id }) => id === attendeeId);
    if (!own || own.isHost) throw new Refusal('not_found');
    const { pathname, search } = new URL(links.readersUrl(await linkSeedOf(tx, links, own)));
    return { path: pathname + search };
  });
