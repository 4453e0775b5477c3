import type pg from 'pg';

type Row = Record<string, unknown>;
/** Rows by their table. */
export type Rows = Map<string, Row[]>;

interface Reference {
  child: string;
  column: string;
  parent: string;
}

/** All foreign keys; each refers to a column `id`. */
async function references(pool: pg.Pool): Promise<Reference[]> {
  const { rows } = await pool.query<Reference>(
    `select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** All rows of all tables that belong to one account, with its sign-in sessions. */
export async function rowsOf(pool: pg.Pool, userId: number): Promise<Rows> {
  const found: Rows = new Map();
  const seen = new Set<string>();
  const keep = (table: string, rows: readonly Row[]): number[] =>
    rows.flatMap((row) => {
      const key = `${table} ${JSON.stringify(row)}`;
      if (seen.has(key)) return [];
      seen.add(key);
      found.set(table, [...(found.get(table) ?? []), row]);
      return typeof row['id'] === 'number' ? [row['id']] : [];
    });
  const all = await references(pool);
  const follow = async (parent: string, ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    for (const { child, column } of all.filter((reference) => reference.parent === parent)) {
      await follow(child, keep(child, await rowsWhere(pool, child, `${column} = any($1::bigint[])`, ids)));
    }
  };
  await follow('users', keep('users', await rowsWhere(pool, 'users', 'id = any($1::bigint[])', [userId])));
  keep('sessions', await rowsWhere(pool, 'sessions', `(sess -> 'passport' ->> 'user')::bigint = any($1)`, [userId]));
  return found;
}

async function rowsWhere(pool: pg.Pool, table: string, where: string, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await pool.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${where} order by to_jsonb(t)::text`,
    [ids],
  );
  return rows.map(({ row }) => row);
}

/** Describes the differences: 'games {…} is gone'. */
export function differences(before: Rows, after: Rows): string[] {
  const textsOf = (rows: Rows) =>
    new Set([...rows].flatMap(([table, found]) => found.map((row) => `${table} ${JSON.stringify(row)}`)));
  const [former, present] = [textsOf(before), textsOf(after)];
  return [
    ...[...former].filter((row) => !present.has(row)).map((row) => `${row} is gone`),
    ...[...present].filter((row) => !former.has(row)).map((row) => `${row} is new`),
  ];
}

/** Rows without tables and columns that others may write to. @param open columns by table; all of them for '*' */
export function withoutOpen(rows: Rows, open: Readonly<Record<string, readonly string[]>>): Rows {
  const compared = [...rows].filter(([table]) => !open[table]?.includes('*'));
  return new Map(
    compared.map(([table, found]) => [
      table,
      found.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !open[table]?.includes(column)))),
    ]),
  );
}
