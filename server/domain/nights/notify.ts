import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';

/** Tells every server, once the transaction is committed, that an event, its list or its mails are not as they were. */
export async function publishEventChanged(tx: Transaction, eventId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('event_changed', ${String(eventId)})`);
}
