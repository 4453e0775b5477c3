import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { PLAY_BYTES, PLAY_COLUMNS } from '#server/plays/service.ts';

/** The idempotency key of a night's play (decision 14): unique per owner, because it contains the event's id. */
export const recordingKey = (eventId: number, key: string): string => `night-${eventId}-${key}`;

const keyWithin = (eventId: number, storedKey: string | null): string | null => {
  const prefix = recordingKey(eventId, '');
  return storedKey?.startsWith(prefix) ? storedKey.slice(prefix.length) : null;
};

export type KeyedPlay = WrapUpSheet['plays'][number];

/** The plays of a night in recorded order, with their keys, read while they are sent. */
export async function* nightPlays(db: Connection, userId: number, eventId: number): AsyncGenerator<KeyedPlay> {
  const rows = rowsByIds(
    db,
    sql`select id, ${PLAY_BYTES} as bytes from game_sessions where user_id = ${userId} and event_id = ${eventId} order by played_at, id`,
    (ids) =>
      db
        .select({ id: gameSessions.id, play: PLAY_COLUMNS, storedKey: gameSessions.idempotencyKey })
        .from(gameSessions)
        .where(and(eq(gameSessions.userId, userId), inArray(gameSessions.id, ids))),
  );
  for await (const { play, storedKey } of rows) yield { play, key: keyWithin(eventId, storedKey) };
}

/**
 * Records who came. If check-in is used as well, those who came are checked in at the given moment unless they were
 * before.
 */
export async function recordAttendance(
  tx: Transaction,
  eventId: number,
  ids: readonly number[],
  checkInAt: Date | null,
): Promise<void> {
  const came = ids.length === 0 ? sql<boolean>`false` : sql<boolean>`${inArray(eventAttendees.id, [...ids])}`;
  const { checkedInAt } = eventAttendees;
  const at =
    checkInAt && sql`case when ${came} then coalesce(${checkedInAt}, ${checkInAt.toISOString()}::timestamptz) end`;
  await tx
    .update(eventAttendees)
    .set({ came, ...(at && { checkedIn: came, checkedInAt: at }) })
    .where(eq(eventAttendees.eventId, eventId));
}

/** Attendees to whom the results were sent, or wait to be. */
export async function resultsSentTo(db: Connection, eventId: number): Promise<Set<number | null>> {
  const rows = await db
    .select({ attendeeId: mails.attendeeId })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.kind, 'results'), ne(mails.state, 'dropped')));
  return new Set(rows.map(({ attendeeId }) => attendeeId));
}

/** Deletes dropped results, for example of a guest who was unticked meanwhile, so that they can be queued again. */
export const deleteDroppedResults = (tx: Transaction, eventId: number) =>
  tx.delete(mails).where(and(eq(mails.eventId, eventId), eq(mails.kind, 'results'), eq(mails.state, 'dropped')));
