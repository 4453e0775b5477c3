// Turning 1,000 games into JSON took PostgreSQL 7 ms, 5,000 plays 25 ms, where one row had changed (decision 37). By keys, a
// list after a write is sent at 1.04 times the rate of a bare query of all rows, 0.75 before (docs/measurements.md, `listing`).

import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/database/database.ts';
import { namedStatement } from '#server/database/named-statement.ts';

/** The rows of a list, given known keys. */
export interface ListDelta {
  /** The key of each row, which changes with its content. In list order, separated by spaces. */
  keys: string;
  /** Unknown rows as JSON, in list order, separated by line breaks. */
  fresh: string;
}

/** The maximum size of a list that is read at once. */
export interface ListBounds {
  rows: number;
  /** Size of its long texts. */
  bytes: number;
}

/** A list of an owner as read from the database. */
export interface OwnerList {
  /** Reads the list, and converts only unknown rows to JSON; null if it exceeds the bounds. */
  read(db: Connection, owner: number, known: string, bounds?: ListBounds): Promise<ListDelta | null>;
  /** Reads the whole list in batches, as of one moment. */
  pages(tx: Transaction, owner: number): AsyncGenerator<{ key: string; json: string }[]>;
}

interface Source {
  /** The key of a row: text without spaces that changes with the row's content. */
  key: SQL;
  /** The fields of a row, as a `select` has them. */
  fields: SQL;
  /** `from`, `where` and `order by` of the rows. */
  rows: (owner: SQL) => SQL;
  /** A query for `bytes` of the long texts of each row, in any order. */
  sizes: (owner: SQL) => SQL;
}

const ROWS_AT_ONCE = 200;
const UNBOUNDED: ListBounds = { rows: 2 ** 31 - 2, bytes: Number.MAX_SAFE_INTEGER };

/** @param name of the prepared statement */
export function ownerList(name: string, { key, fields, rows, sizes }: Source): OwnerList {
  const asJson = sql`row_to_json((select r from (select ${fields}) r))::text`;
  // Known rows are not even read as a whole, and sorted without their texts.
  const ifUnknown = sql`case when ${sql.placeholder('known')}::jsonb ? ${key} then null else ${asJson} end`;
  const ownerId = sql`${sql.placeholder('owner')}::bigint`;
  const statement = namedStatement<ListDelta & { fits: boolean } & Record<string, unknown>>(
    name,
    sql`select bounds.fits, coalesce(read.keys, '') as keys, coalesce(read.fresh, '') as fresh
      from (
        select count(*) <= ${sql.placeholder('rows')}::int and coalesce(sum(bytes), 0) <= ${sql.placeholder('bytes')}::bigint
          as fits
        from (${sizes(ownerId)} limit ${sql.placeholder('rows')}::int + 1) sizes) bounds
      left join lateral (
        select string_agg(key, ' ') as keys, string_agg(json, E'\n') as fresh
        from (select ${key} as key, ${ifUnknown} as json ${rows(ownerId)}) listed where bounds.fits) read on true`,
  );
  return {
    read: async (db, owner, known, bounds = UNBOUNDED) => {
      const [read] = await statement(db, {
        owner,
        ...bounds,
        known: known === '' ? '{}' : `{"${known.replaceAll(' ', '":0,"')}":0}`,
      });
      if (!read) throw new Error(`${name} answered nothing`);
      return read.fits ? { keys: read.keys, fresh: read.fresh } : null;
    },
    async *pages(tx, owner) {
      // A cursor takes no parameters.
      const all = rows(sql.raw(String(BigInt(owner))));
      await tx.execute(sql`declare pages no scroll cursor for select ${key} as key, ${asJson} as json ${all}`);
      for (;;) {
        const page = await tx.execute<{ key: string; json: string }>(
          sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from pages`,
        );
        if (page.rows.length > 0) yield page.rows;
        if (page.rows.length < ROWS_AT_ONCE) return;
      }
    },
  };
}

/** A list that is read in batches as a JSON array, in pieces. */
export async function* jsonArray(pages: AsyncIterable<readonly { json: string }[]>): AsyncGenerator<string> {
  let between = '[';
  for await (const page of pages) {
    yield between + page.map(({ json }) => json).join(',\n');
    between = ',\n';
  }
  yield between === '[' ? '[]' : ']';
}
