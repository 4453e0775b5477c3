import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Runs statements that join many rows just written. PostgreSQL knows nothing of such rows, expects a single one, and would
 * compare each with each.
 */
export async function withoutNestedLoops<T>(tx: Transaction, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const result = await run();
  await tx.execute(sql`set local enable_nestloop = on`);
  return result;
}
