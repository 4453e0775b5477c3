import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

export type CommentRow = typeof eventComments.$inferSelect;
type Authored = Pick<CommentRow, 'eventId' | 'attendeeId'>;

/** The comments on a night with their authors, oldest first. */
export const commentsOf = (db: Connection, eventId: number, which?: SQL) =>
  db
    .select({ comment: eventComments, author: eventAttendees })
    .from(eventComments)
    .innerJoin(eventAttendees, eq(eventAttendees.id, eventComments.attendeeId))
    .where(and(eq(eventComments.eventId, eventId), which))
    .orderBy(asc(eventComments.id));
export type Commented = Awaited<ReturnType<typeof commentsOf>>[number];

/** Numbers of comments on a night, and of one author there. */
export async function countComments(tx: Transaction, { eventId, attendeeId }: Authored) {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      ofAuthor: sql<number>`(count(*) filter (where ${eventComments.attendeeId} = ${attendeeId}))::int`,
    })
    .from(eventComments)
    .where(eq(eventComments.eventId, eventId));
  return row ?? { all: 0, ofAuthor: 0 };
}

/** The latest comment on a night. */
export async function latestComment(tx: Transaction, eventId: number): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventComments)
    .where(eq(eventComments.eventId, eventId))
    .orderBy(desc(eventComments.id))
    .limit(1);
  return row;
}

export async function insertComment(tx: Transaction, row: Authored & { text: string }): Promise<void> {
  await tx.insert(eventComments).values(row);
}

/** The night of a comment, if this account hosts it. */
export async function hostedNightOf(db: Connection, userId: number, commentId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ eventId: eventComments.eventId })
    .from(eventComments)
    .innerJoin(events, eq(events.id, eventComments.eventId))
    .where(and(eq(eventComments.id, commentId), eq(events.userId, userId)));
  return row?.eventId;
}

/** @param attendeeId its author; anybody if omitted. Returns whether there was one. */
export async function deleteComment(
  tx: Transaction,
  { id, eventId, attendeeId }: { id: number; eventId: number; attendeeId?: number },
): Promise<boolean> {
  const theirs = attendeeId === undefined ? undefined : eq(eventComments.attendeeId, attendeeId);
  const deleted = await tx
    .delete(eventComments)
    .where(and(eq(eventComments.id, id), eq(eventComments.eventId, eventId), theirs))
    .returning({ id: eventComments.id });
  return deleted.length > 0;
}
