import type { Request } from 'express';
import type { Database } from '#server/platform/database/database.ts';
import { type AttendeeRow, guestLinks, guestStatusOf, takesAnswers } from '#server/nights/service.ts';
import { findGuestByAddress, type findInvited } from './night-store.ts';

/** An attendee with a personal link, and their night. */
export type Invited = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

export type WithToken = Request<{ token: string }>;

/** The path of a guest's own page. */
export const pathOf = (req: WithToken): string => `/rsvp/${encodeURIComponent(req.params.token)}`;

/** The proof, in the address, that the link came to its reader by mail and not by the host; null if there is none. */
export async function ownProof(db: Database, req: WithToken, { linkSeed }: AttendeeRow): Promise<string | null> {
  const { own } = req.query;
  if (typeof own !== 'string' || linkSeed === null) return null;
  return (await guestLinks(db, '')).isReaders(linkSeed, own) ? own : null;
}

/**
 * The path of the page on which the reader of a mail chooses what to stop; null if the proof in the mail's link is not
 * of their present page: the link was renewed, they were removed, or the night is over or cancelled.
 */
export async function pathOfReader(
  db: Database,
  mail: { eventId: number | null; to: string } | undefined,
  own: unknown,
): Promise<string | null> {
  if (typeof own !== 'string' || !mail || mail.eventId === null) return null;
  const { guest, event } = (await findGuestByAddress(db, mail.eventId, mail.to)) ?? {};
  if (!guest?.linkSeed || !event || !takesAnswers(guestStatusOf(event, guest, new Date()))) return null;
  const links = await guestLinks(db, '');
  return links.isReaders(guest.linkSeed, own) ? links.readersUrl(guest.linkSeed) : null;
}
