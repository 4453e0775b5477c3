import { desc, eq } from 'drizzle-orm';
import { eventMessages } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/database/database.ts';

/** The messages of an event, latest first. */
export const messagesOf = (db: Connection, eventId: number) =>
  db.select().from(eventMessages).where(eq(eventMessages.eventId, eventId)).orderBy(desc(eventMessages.id));

export async function insertMessage(tx: Transaction, row: typeof eventMessages.$inferInsert) {
  const [message] = await tx.insert(eventMessages).values(row).returning();
  if (!message) throw new Error('the message was not written');
  return message;
}

export const countMessages = (tx: Transaction, eventId: number): Promise<number> =>
  tx.$count(eventMessages, eq(eventMessages.eventId, eventId));
