import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { MAIL_KINDS } from '#shared/enums.ts';
import { noticeOf } from '#shared/news/news.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Connection } from '#server/platform/database/database.ts';

const TO_HOST = MAIL_KINDS.filter((kind) => noticeOf(kind)?.isToHost === true);

const isQuiet = and(eq(mails.state, 'held'), isNull(mails.problem));

/**
 * What waits for a guest's quiet hours counts as under way once another mail has told them of the night: it still comes, and
 * nothing takes it back unsaid.
 */
export const keepQuietNews = (db: Connection, attendeeId: number) =>
  db
    .update(mails)
    .set({ attempts: 1 })
    .where(and(eq(mails.kind, 'changed'), eq(mails.attendeeId, attendeeId), isQuiet, eq(mails.attempts, 0)));

/** What waits for quiet hours is looked at again, because its reader has chosen anew how they are told. */
const lookAgain = (db: Connection, whose: SQL | undefined) =>
  db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(and(whose, isQuiet));

export const lookAgainForGuest = (db: Connection, attendeeId: number) =>
  lookAgain(db, eq(mails.attendeeId, attendeeId));

export const lookAgainForOwner = (db: Connection, userId: number) =>
  lookAgain(db, and(eq(mails.userId, userId), inArray(mails.kind, TO_HOST)));
