import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';

/** Notifies all servers, after the commit, that a score pad has changed. */
export async function publishPadChanged(tx: Transaction, padId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('pad_changed', ${String(padId)})`);
}
