import { desc } from 'drizzle-orm';
import { outboxMails } from '#shared/schema/operations.ts';
import type { Database } from '#server/platform/database/database.ts';

export type OutboxMail = typeof outboxMails.$inferSelect;

const SHOWN = 200;

/** The latest 200 mails, newest first. */
export const listOutbox = (db: Database): Promise<OutboxMail[]> =>
  db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(SHOWN);
