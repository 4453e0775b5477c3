import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../database/database.ts';
import { namedStatement } from '../../database/named-statement.ts';

/** Rows of a list, of which some are known to who asks. */
export interface RowsAnew {
  /** What each row is known by: another version of it, another key. In the order of the list, parted by spaces. */
  keys: string;
  /** Each row that was not known as JSON, in the order of the list, parted by line ends. */
  fresh: string;
}

/**
 * A statement that reads a list of an owner and turns only those rows into JSON that are not known yet.
 * @param list a query for `key` (text without spaces) and `row` in order, whose owner is the placeholder `owner`; the key is
 *   to change with anything in the row
 */
export function rowsAnew(name: string, list: SQL) {
  const statement = namedStatement<RowsAnew & Record<string, unknown>>(
    name,
    sql`select coalesce(string_agg(key, ' '), '') as keys, coalesce(string_agg(
        case when ${sql.placeholder('known')}::jsonb ? key then null else row_to_json(row)::text end, E'\n'), '') as fresh
      from (${list}) rows`,
  );
  /** @param known keys that were answered before */
  return async (db: Connection, owner: number, known: string): Promise<RowsAnew> => {
    const [read] = await statement(db, {
      owner,
      known: known === '' ? '{}' : `{"${known.replaceAll(' ', '":0,"')}":0}`,
    });
    if (!read) throw new Error(`${name} answered nothing`);
    return read;
  };
}
