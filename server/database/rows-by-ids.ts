import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from './database.ts';

const AT_ONCE = 250;

/**
 * Reads many rows in small batches, in order, so that neither memory nor other requests suffer. The order is fixed at
 * the beginning; rows deleted meanwhile are left out.
 * @param ids a query for one column `id`, in order
 * @param read reads the rows of some ids, in any order
 * @param atOnce how many of them; fewer where a row can be long
 */
export async function* rowsByIds<Row extends { id: number }>(
  db: Connection,
  ids: SQL,
  read: (some: number[]) => Promise<Row[]>,
  atOnce = AT_ONCE,
): AsyncGenerator<Row> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(id::text, ' ') as ids from (${ids}) ordered`,
  );
  const all = rows[0]?.ids?.split(' ').map(Number) ?? [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    const found = new Map((await read(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) yield row;
    }
  }
}
