import { and, desc, eq, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { eventMessages } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** The messages of an event, latest first. */
export const messagesOf = (db: Connection, eventId: number) =>
  db.select().from(eventMessages).where(eq(eventMessages.eventId, eventId)).orderBy(desc(eventMessages.id));

export async function findMessageByKey(tx: Transaction, eventId: number, idempotencyKey: string) {
  const sent = and(eq(eventMessages.eventId, eventId), eq(eventMessages.idempotencyKey, idempotencyKey));
  const [message] = await tx.select().from(eventMessages).where(sent);
  return message;
}

export async function insertMessage(tx: Transaction, row: typeof eventMessages.$inferInsert) {
  const [message] = await tx.insert(eventMessages).values(row).returning();
  if (!message) throw new Error('the message was not written');
  return message;
}

export const countMessages = (tx: Transaction, eventId: number): Promise<number> =>
  tx.$count(eventMessages, eq(eventMessages.eventId, eventId));

/** The mails of an event that have this message in them, alone or with others. */
export const countMailsWith = (tx: Transaction, eventId: number, text: string): Promise<number> =>
  tx.$count(
    mails,
    and(
      eq(mails.eventId, eventId),
      eq(mails.kind, 'message'),
      sql`${mails.payload} -> 'texts' @> to_jsonb(array[${text}::text])`,
    ),
  );
