import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A statement that each connection prepares once, under its name; its values are named by `sql.placeholder`. For what
 * the query builder cannot say and is run often enough for its planning to cost.
 */
export function namedStatement<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (db: Connection, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
