import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { readInBatches } from '#server/database/read-in-batches.ts';

/** Reads a list of an owner as a JSON array, in pieces. */
export type OwnerList = (db: Database, owner: number) => AsyncGenerator<string>;

interface Source {
  /** The fields of a row, as a `select` has them. */
  fields: SQL;
  /** `from`, `where` and `order by` of the rows. */
  rows: (owner: SQL) => SQL;
}

const ROWS_AT_ONCE = 500;

export const ownerList = ({ fields, rows }: Source): OwnerList =>
  async function* list(db, owner) {
    const query = sql`select row_to_json((select r from (select ${fields}) r))::text as json ${rows(sql`${owner}::bigint`)}`;
    let between = '[';
    for await (const batch of readInBatches<{ json: string }>(db, query, ROWS_AT_ONCE)) {
      if (batch.length > 0) yield between + batch.map(({ json }) => json).join(',');
      if (batch.length > 0) between = ',';
    }
    yield between === '[' ? '[]' : ']';
  };
