import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import Cursor from 'pg-cursor';
import type { Database } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** The rows of a query as of one moment, by a cursor: only a batch of them is in memory at a time. */
export async function* readInBatches<Row>(db: Database, query: SQL, rowsAtOnce: number): AsyncGenerator<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query);
  const client = await db.$client.connect();
  const cursor = client.query(new Cursor<Row>(sql, params));
  let hasFailed = false;
  try {
    for (let isLast = false; !isLast;) {
      const rows = await cursor.read(rowsAtOnce);
      yield rows;
      isLast = rows.length < rowsAtOnce;
    }
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    // On a connection that is gone, closing would never end.
    if (!hasFailed) await cursor.close();
    client.release(hasFailed);
  }
}
