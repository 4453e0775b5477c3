import { desc, eq } from 'drizzle-orm';
import { attendeeAnswers } from '#shared/schema.ts';
import type { Connection, Transaction } from '../../database/database.ts';

/** The latest answer that somebody gave, whatever became of it. */
export async function latestAnswer(tx: Connection, attendeeId: number) {
  const [row] = await tx
    .select()
    .from(attendeeAnswers)
    .where(eq(attendeeAnswers.attendeeId, attendeeId))
    .orderBy(desc(attendeeAnswers.id))
    .limit(1);
  return row;
}

/** Writes an answer down. Its id. */
export async function noteAnswer(tx: Transaction, given: typeof attendeeAnswers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(attendeeAnswers).values(given).returning({ id: attendeeAnswers.id });
  if (!row) throw new Error('the answer was not written');
  return row.id;
}
