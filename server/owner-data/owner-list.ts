import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Reads a list of an owner as one JSON text, which PostgreSQL builds. @throws Refusal too_large */
export type OwnerList = (db: Connection, owner: number) => Promise<string>;

interface Source {
  /** The fields of a row, as a `select` has them. */
  fields: SQL;
  /** `from`, `where` and `order by` of the rows. */
  rows: (owner: SQL) => SQL;
}

/** More than the texts that an account may keep; what was kept under higher limits is downloaded in a file instead. */
const MAX_BYTES = 64 * 1024 * 1024;
const TOO_LARGE =
  'This list has more text than can be sent at once. Download everything under Profile, then shorten the longest notes.';

export const ownerList =
  ({ fields, rows }: Source): OwnerList =>
  async (db, owner) => {
    const item = sql`row_to_json((select r from (select ${fields}) r)) as item`;
    const { rows: answer } = await db.execute<{ list: string | null }>(sql`
      select case when octet_length(list) <= ${MAX_BYTES} then list end as list
      from (
        select coalesce(json_agg(item), '[]')::text as list
        from (select ${item} ${rows(sql`${owner}::bigint`)}) listed) built`);
    const list = answer[0]?.list;
    if (typeof list !== 'string') throw new Refusal('too_large', { message: TOO_LARGE });
    return list;
  };
