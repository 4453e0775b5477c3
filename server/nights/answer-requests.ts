import { and, eq, inArray, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** Mails that ask for an answer. Those who get the others at the same time have given one. */
const ASKING = [
  'invitation',
  'reminder',
  'nudge',
  'date_options',
  'date_options_added',
  'date_set',
  'date_reopened',
] as const;

export interface AnswerRequests {
  /** Number of nudges queued. */
  nudges: number;
  lastAskedAt: Date;
  lastNudgedAt: Date | null;
}

/** When guests of an event were last asked by mail and last nudged, by attendee; others are omitted. */
export async function answerRequests(db: Connection, eventId: number): Promise<Map<number | null, AnswerRequests>> {
  const isNudge = sql`filter (where ${mails.kind} = 'nudge')`;
  const rows = await db
    .select({
      attendeeId: mails.attendeeId,
      nudges: sql<number>`(count(*) ${isNudge})::int`,
      lastAskedAt: sql<Date>`max(${mails.createdAt})`.mapWith(mails.createdAt),
      lastNudgedAt: sql<Date | null>`max(${mails.createdAt}) ${isNudge}`.mapWith(mails.createdAt),
    })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), inArray(mails.kind, ASKING)))
    .groupBy(mails.attendeeId);
  return new Map(rows.map(({ attendeeId, ...request }) => [attendeeId, request]));
}
