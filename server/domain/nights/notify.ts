import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';
import { changeNotices } from '#server/database/notify.ts';

/** Notifies all servers, after the commit, that an event, its attendees or its mails have changed. */
export async function publishEventChanged(tx: Transaction, eventId: number): Promise<void> {
  await tx.execute(sql`select ${changeNotices('event_changed', sql`${String(eventId)}::text`)}`);
}
