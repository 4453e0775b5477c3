import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from './database.ts';

const AT_ONCE = 250;
/** Read without delaying other requests; twice that in memory. */
const BYTES_AT_ONCE = 3_000_000;

/**
 * Reads many rows in batches, in order, so that neither memory nor other requests suffer: short rows many at a time,
 * long ones few. The order is fixed at the beginning; rows deleted meanwhile are left out.
 * @param ids a query for the columns `id` and `bytes` (of the row, roughly), in order
 * @param read reads the rows of some ids, in any order
 * @param atOnce rows of a batch at most: more in a thread, which delays nobody
 */
export async function* rowsByIds<Row extends { id: number }>(
  db: Connection,
  ids: SQL,
  read: (some: number[]) => Promise<Row[]>,
  atOnce = AT_ONCE,
): AsyncGenerator<Row> {
  const { rows } = await db.execute<Record<'ids' | 'bytes', string | null>>(
    sql`select string_agg(id::text, ' ') as ids, string_agg(bytes::text, ' ') as bytes from (${ids}) ordered`,
  );
  const numbers = (text: string | null | undefined) => text?.split(' ').map(Number) ?? [];
  for (const some of batches(numbers(rows[0]?.ids), numbers(rows[0]?.bytes), atOnce)) {
    const found = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) yield row;
    }
  }
}

/** At least one id a batch, at most `atOnce` ids of rows of `BYTES_AT_ONCE` together. */
export function* batches(ids: readonly number[], bytes: readonly number[], atOnce = AT_ONCE): Generator<number[]> {
  let batch: number[] = [];
  let together = 0;
  for (const [n, id] of ids.entries()) {
    const own = bytes[n] ?? 0;
    if (batch.length > 0 && (batch.length === atOnce || together + own > BYTES_AT_ONCE)) {
      yield batch;
      [batch, together] = [[], 0];
    }
    batch.push(id);
    together += own;
  }
  if (batch.length > 0) yield batch;
}
