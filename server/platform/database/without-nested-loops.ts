// Not measured by itself. A plan that knew nothing of rows just written took 124 s for an import of 20,000 plays into a large
// account, and 6.7 s with statistics gathered in between (docs/measurements.md, `blocking`).

import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Runs statements that join many newly written rows. PostgreSQL has no statistics of them yet and would choose nested
 * loops.
 */
export async function withoutNestedLoops<T>(tx: Transaction, run: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const result = await run();
  await tx.execute(sql`set local enable_nestloop = on`);
  return result;
}
