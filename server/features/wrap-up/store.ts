import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import { PLAY_COLUMNS } from '#server/domain/plays/store.ts';

/** The key under which a play of a night is recorded (decision 14): unique for the owner, because the event's id is in it. */
export const recordingKey = (eventId: number, key: string): string => `night-${eventId}-${key}`;

const keyWithin = (eventId: number, kept: string | null): string | null => {
  const prefix = recordingKey(eventId, '');
  return kept?.startsWith(prefix) ? kept.slice(prefix.length) : null;
};

/** The plays of a night in the order in which they were written, with their keys within it. */
export async function playsOfNight(db: Connection, userId: number, eventId: number) {
  const rows = await db
    .select({ play: PLAY_COLUMNS, kept: gameSessions.idempotencyKey })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), eq(gameSessions.eventId, eventId)))
    .orderBy(asc(gameSessions.playedAt), asc(gameSessions.id));
  return rows.map(({ play, kept }) => ({ play, key: keyWithin(eventId, kept) }));
}

/**
 * Writes down who of the list of an event came. Where check-in is kept too, it follows: who came is checked in at the
 * moment given, unless they were before.
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

/** Of those on the list of an event the ones to whom its results were written. */
export async function toldResults(db: Connection, eventId: number): Promise<Set<number | null>> {
  const rows = await db
    .select({ attendeeId: mails.attendeeId })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.kind, 'results')));
  return new Set(rows.map(({ attendeeId }) => attendeeId));
}
