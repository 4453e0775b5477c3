import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/database/database.ts';
import { namedStatement } from '#server/database/named-statement.ts';

/** Rows of a list, of which some are known to who asks. */
export interface ListDelta {
  /** What each row is known by: another version of it, another key. In the order of the list, parted by spaces. */
  keys: string;
  /** Each row that was not known as JSON, in the order of the list, parted by line ends. */
  fresh: string;
}

/** What a list may have to be read at once. */
export interface ListBounds {
  rows: number;
  /** Of its long texts. */
  bytes: number;
}

/** A list of an owner, as it is read from the database. */
export interface OwnerList {
  /** Reads it, and turns only those rows into JSON that are not known yet; null where it is beyond the bounds. */
  read(db: Connection, owner: number, known: string, bounds?: ListBounds): Promise<ListDelta | null>;
  /** Reads all of it, some rows at a time, as it is at one moment. */
  pages(tx: Transaction, owner: number): AsyncGenerator<{ key: string; json: string }[]>;
}

interface Source {
  /** A query for `key` (text without spaces) and `row` in order; the key is to change with anything in the row. */
  list: (owner: SQL) => SQL;
  /** A query for `bytes` of the long texts of each row, in any order. */
  sizes: (owner: SQL) => SQL;
}

const ROWS_AT_ONCE = 200;
const UNBOUNDED: ListBounds = { rows: 2 ** 31 - 2, bytes: Number.MAX_SAFE_INTEGER };

/** @param name of the statement */
export function ownerList(name: string, { list, sizes }: Source): OwnerList {
  const asked = sql`${sql.placeholder('owner')}::bigint`;
  const statement = namedStatement<ListDelta & { fits: boolean } & Record<string, unknown>>(
    name,
    sql`select bounds.fits, coalesce(read.keys, '') as keys, coalesce(read.fresh, '') as fresh
      from (
        select count(*) <= ${sql.placeholder('rows')}::int and coalesce(sum(bytes), 0) <= ${sql.placeholder('bytes')}::bigint
          as fits
        from (${sizes(asked)} limit ${sql.placeholder('rows')}::int + 1) sizes) bounds
      left join lateral (
        select string_agg(key, ' ') as keys, string_agg(
          case when ${sql.placeholder('known')}::jsonb ? key then null else row_to_json(row)::text end, E'\n') as fresh
        from (${list(asked)}) rows where bounds.fits) read on true`,
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
      const rows = list(sql.raw(String(BigInt(owner))));
      await tx.execute(sql`declare pages no scroll cursor for
        select key, row_to_json(row)::text as json from (${rows}) rows`);
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
