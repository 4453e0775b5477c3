import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import { PLAY_COLUMNS } from '#server/domain/plays/store.ts';

/** The idempotency key of a night's play (decision 14): unique per owner, because it contains the event's id. */
export const recordingKey = (eventId: number, key: string): string => `night-${eventId}-${key}`;

const keyWithin = (eventId: number, storedKey: string | null): string | null => {
  const prefix = recordingKey(eventId, '');
  return storedKey?.startsWith(prefix) ? storedKey.slice(prefix.length) : null;
};

/** The plays of a night in recorded order, with their keys. */
export async function nightPlays(db: Connection, userId: number, eventId: number) {
  const rows = await db
    .select({ play: PLAY_COLUMNS, storedKey: gameSessions.idempotencyKey })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), eq(gameSessions.eventId, eventId)))
    .orderBy(asc(gameSessions.playedAt), asc(gameSessions.id));
  return rows.map(({ play, storedKey }) => ({ play, key: keyWithin(eventId, storedKey) }));
}

/**
 * Records who came. If check-in is used as well, those who came are checked in at the given moment unless they were
 * before.
 */
export async function setCame(
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

/** Attendees to whom the results were sent. */
export async function resultsSentTo(db: Connection, eventId: number): Promise<Set<number | null>> {
  const rows = await db
    .select({ attendeeId: mails.attendeeId })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.kind, 'results')));
  return new Set(rows.map(({ attendeeId }) => attendeeId));
}
