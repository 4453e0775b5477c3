import type { Request } from 'express';
import type { Database } from '#server/database/database.ts';
import type { AttendeeRow } from '#server/domain/nights/attendees-store.ts';
import { guestLinks } from '#server/domain/nights/guest-link.ts';
import type { findInvited } from './night-store.ts';

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
