import pg from 'pg';
import { MIGRATION_LOCK } from '#server/platform/database/migrate.ts';
import { type BackupEnd, type BackupHeader, BackupRefused, NO_BACKUP, readHeader, readMark } from './backup-file.ts';
import { applyMigrations, deferReferences, requireEmpty, splitMigrations } from './restore-schema.ts';
import { readTables } from './tables.ts';

export interface Restored extends Pick<BackupEnd, 'tables' | 'rows'>, Pick<BackupHeader, 'madeAt'> {
  /** Rows of each table in the file. */
  rowsOf: ReadonlyMap<string, number>;
  /** Number of migrations that came after the backup was made. */
  migrated: number;
}

const CUT_OFF = 'This backup is damaged: it ends too early, or rows are missing.';

/**
 * Restores a backup into an empty database and migrates it to this version, in one transaction. A server that starts
 * meanwhile waits. @param version of this Rollcall @throws BackupRefused if the database is not empty, or the backup is
 * damaged or newer than this version
 */
export async function restoreBackup(url: string, version: string, lines: AsyncIterator<string>): Promise<Restored> {
  const client = new pg.Client({ connectionString: url, application_name: 'rollcall restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await client.query(`set local timezone = 'UTC'; set local client_min_messages = warning`);
    await requireEmpty(client);
    const first = await lines.next();
    if (first.done) throw new BackupRefused(NO_BACKUP);
    const header = readHeader(first.value);
    const { made, later } = splitMigrations(header, version);
    await applyMigrations(client, made);
    const checkReferences = await deferReferences(client);
    const { end, rowsOf } = await readRows(client, lines);
    await setSequences(client, end.sequences);
    await checkReferences();
    await applyMigrations(client, later);
    await client.query('commit');
    await client.query('analyze');
    return { tables: end.tables, rows: end.rows, madeAt: header.madeAt, rowsOf, migrated: later.length };
  } finally {
    await client.end();
  }
}

/** Inserts all rows and checks their number against the last line. */
async function readRows(
  client: pg.Client,
  lines: AsyncIterator<string>,
): Promise<{ end: BackupEnd; rowsOf: Map<string, number> }> {
  const shapes = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
  const rowsOf = new Map<string, number>();
  let insert: { into: string; table: string } | null = null;
  let rows = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    if (line.startsWith('[')) {
      if (insert === null) throw new BackupRefused(CUT_OFF);
      const inserted = (await client.query(insert.into, [line])).rowCount ?? 0;
      rowsOf.set(insert.table, (rowsOf.get(insert.table) ?? 0) + inserted);
      rows += inserted;
      continue;
    }
    const mark = readMark(line);
    if ('table' in mark) {
      const { table, columns } = mark;
      insert = { into: insertInto(table, columns, shapes.get(table) ?? []), table };
      rowsOf.set(table, rowsOf.get(table) ?? 0);
    } else if (mark.rows === rows && mark.tables === rowsOf.size && (await lines.next()).done)
      return { end: mark, rowsOf };
    else throw new BackupRefused(CUT_OFF);
  }
  throw new BackupRefused(CUT_OFF);
}

/** Values are parsed by PostgreSQL as text of the column's type. */
function insertInto(table: string, columns: readonly string[], known: { name: string; type: string }[]): string {
  const values = columns.map((name, place) => {
    const type = known.find((column) => column.name === name)?.type;
    if (type === undefined)
      throw new BackupRefused(`This backup is damaged: no table ${table} has a column ${name} in its version.`);
    return `(r->>${place})::${type}`;
  });
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  return `insert into public.${pg.escapeIdentifier(table)} (${names}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) r`;
}

async function setSequences(client: pg.Client, sequences: BackupEnd['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [name, last]);
}
