import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';

/** Tells every server, once the transaction is committed, that a score pad is not as it was. */
export async function publishPadChanged(tx: Transaction, padId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('pad_changed', ${String(padId)})`);
}
