import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';

/** A list of an owner as JSON, which PostgreSQL builds. */
export interface OwnerList {
  /** The list in one statement; null if it is long. */
  readShort: (db: Connection, owner: number) => Promise<string | null>;
  /** A list of any length, in pieces. */
  readPieces: (db: Database, owner: number) => AsyncGenerator<string>;
}

interface Source {
  /** The fields of a row, as a `select` has them. */
  fields: SQL;
  /** `from`, `where` and `order by` of the rows. */
  rows: (owner: SQL) => SQL;
}

/** Longer lists are not read on the main thread. */
const SHORT = { rows: 2_000, bytes: 2 * 1024 * 1024 };
const ROWS_AT_ONCE = 500;

export function ownerList({ fields, rows }: Source): OwnerList {
  const listed = (owner: number) =>
    sql`select row_to_json((select r from (select ${fields}) r))::text as json ${rows(sql`${owner}::bigint`)}`;
  return {
    readShort: async (db, owner) => {
      const answer = await db.execute<{ list: string | null }>(sql`
        select case when count(*) <= ${SHORT.rows} and coalesce(sum(octet_length(json)), 0) <= ${SHORT.bytes}
          then concat('[', string_agg(json, ','), ']') end as list
        from (${listed(owner)} limit ${SHORT.rows + 1}) listed`);
      return answer.rows[0]?.list ?? null;
    },
    readPieces: async function* readPieces(db, owner) {
      let between = '[';
      for await (const batch of readInBatches<{ json: string }>(db, listed(owner), ROWS_AT_ONCE)) {
        if (batch.length === 0) continue;
        yield between + batch.map(({ json }) => json).join(',');
        between = ',';
      }
      yield between === '[' ? '[]' : ']';
    },
  };
}
