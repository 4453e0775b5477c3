import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { MAIL_KINDS } from '#shared/enums.ts';
import { noticeOf } from '#shared/news/news.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Connection } from '#server/platform/database/database.ts';

const TO_HOST = MAIL_KINDS.filter((kind) => noticeOf(kind)?.isToHost === true);

/** What waits for quiet hours is looked at again, because its reader has chosen anew how they are told. */
const lookAgain = (db: Connection, whose: SQL | undefined) =>
  db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(and(whose, eq(mails.state, 'held'), isNull(mails.problem)));

export const lookAgainForGuest = (db: Connection, attendeeId: number) =>
  lookAgain(db, eq(mails.attendeeId, attendeeId));

export const lookAgainForOwner = (db: Connection, userId: number) =>
  lookAgain(db, and(eq(mails.userId, userId), inArray(mails.kind, TO_HOST)));
