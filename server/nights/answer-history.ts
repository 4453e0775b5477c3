import { desc, eq, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** An attendee's latest answer, whatever its effect. */
export async function latestAnswer(tx: Connection, attendeeId: number) {
  const [row] = await tx
    .select()
    .from(attendeeAnswers)
    .where(eq(attendeeAnswers.attendeeId, attendeeId))
    .orderBy(desc(attendeeAnswers.id))
    .limit(1);
  return row;
}

/**
 * Records an answer under the lock of its night; answers between the first and the latest are deleted beyond the limit.
 * Returns its id.
 */
export async function recordAnswer(tx: Transaction, given: typeof attendeeAnswers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(attendeeAnswers).values(given).returning({ id: attendeeAnswers.id });
  if (!row) throw new Error('the answer was not written');
  await tx.execute(sql`
    delete from attendee_answers where id in (
      select id from attendee_answers where attendee_id = ${given.attendeeId}
        and id > (select min(id) from attendee_answers where attendee_id = ${given.attendeeId})
      order by id desc offset ${STORAGE_LIMITS.answers.most - 1}
    )`);
  return row.id;
}
