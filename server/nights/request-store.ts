import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { eventAttendees, eventJoinRequests } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from './events-store.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';

export type JoinRequestRow = typeof eventJoinRequests.$inferSelect;
type NewJoinRequest = typeof eventJoinRequests.$inferInsert;

const DAYS_VALID = 7;
const expiry = sql`now() - make_interval(days => ${sql.raw(String(DAYS_VALID))})`;

/** Whether newcomers may join through the join link or the public page, whichever a request used. */
export const allowsJoining = (
  event: Pick<EventRow, 'joinHash' | 'isPublic'>,
  joinHash: JoinRequestRow['joinHash'],
): boolean => (joinHash === null ? event.isPublic : event.joinHash === joinHash);

/** The same in SQL, for requests that have not expired. */
const isOpen = sql`${eventJoinRequests.createdAt} > ${expiry} and case when ${eventJoinRequests.joinHash} is null
  then ${events.isPublic} else ${eventJoinRequests.joinHash} = ${events.joinHash} end`;

/** Stores the latest input for an address; links in earlier mails stay valid. */
export async function storeRequest(tx: Transaction, row: NewJoinRequest): Promise<JoinRequestRow> {
  const { email: _email, eventId: _eventId, linkHash: _linkHash, linkSeed: _linkSeed, ...typed } = row;
  const [stored] = await tx
    .insert(eventJoinRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [eventJoinRequests.eventId, eventJoinRequests.email],
      set: { ...typed, createdAt: sql`now()` },
    })
    .returning();
  if (!stored) throw new Error('the request to join was not kept');
  return stored;
}

async function findOne(db: Connection, which: SQL) {
  const [row] = await db
    .select({ request: eventJoinRequests, event: events })
    .from(eventJoinRequests)
    .innerJoin(events, eq(events.id, eventJoinRequests.eventId))
    .where(and(which, isOpen));
  return row;
}

/** The request and night of a confirmation link, unless it has expired or joining is closed. */
export const findRequest = (db: Connection, token: string) =>
  findOne(db, eq(eventJoinRequests.linkHash, tokenHash(token)));

export const findRequestById = (db: Connection, id: number) => findOne(db, eq(eventJoinRequests.id, id));

/** Pending requests for a night by people who are not on its list, oldest first. */
export const openRequestsOf = (db: Connection, userId: number, eventId: number) =>
  db
    .select({
      id: eventJoinRequests.id,
      email: eventJoinRequests.email,
      name: eventJoinRequests.name,
      partySize: eventJoinRequests.partySize,
      createdAt: eventJoinRequests.createdAt,
    })
    .from(eventJoinRequests)
    .innerJoin(events, eq(events.id, eventJoinRequests.eventId))
    .where(
      and(
        eq(events.userId, userId),
        eq(eventJoinRequests.eventId, eventId),
        isOpen,
        sql`not exists (select 1 from ${eventAttendees} where ${eventAttendees.eventId} = ${eventJoinRequests.eventId}
          and lower(${eventAttendees.email}) = ${eventJoinRequests.email})`,
      ),
    )
    .orderBy(asc(eventJoinRequests.createdAt), asc(eventJoinRequests.id));

export async function deleteRequest(tx: Transaction, id: number): Promise<void> {
  await tx.delete(eventJoinRequests).where(eq(eventJoinRequests.id, id));
}

/** Deletes pending requests of an address, for one night or all. */
export async function deleteRequestsOf(tx: Transaction, email: string, eventId?: number): Promise<void> {
  const theirs = eq(eventJoinRequests.email, email.toLowerCase());
  const there = eventId === undefined ? undefined : eq(eventJoinRequests.eventId, eventId);
  await tx.delete(eventJoinRequests).where(and(theirs, there));
}

/** Deletes requests that were not confirmed in time, with their addresses. */
export const deleteExpiredRequests = (db: Connection) =>
  db.delete(eventJoinRequests).where(lt(eventJoinRequests.createdAt, expiry));
