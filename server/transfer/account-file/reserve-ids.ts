import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';

/** Reserves unused ids of a table, ascending, so that rows that refer to each other can be inserted together. */
export async function reserveIds(tx: Transaction, table: string, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}) order by 1`,
  );
  return rows.map(({ id }) => Number(id));
}
