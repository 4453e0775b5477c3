// Not measured by itself: it is a part of the single statements' gain, 0.03 to 0.09 of a bare statement's rate for a game
// and 0.07 to 0.16 for a play (docs/measurements.md, `writing`).

import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A named statement that each connection prepares once; values are given by `sql.placeholder`. For frequent statements
 * that the query builder cannot express and whose planning is expensive.
 */
export function namedStatement<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (db: Connection, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
