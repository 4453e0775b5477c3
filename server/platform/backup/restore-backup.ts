import pg from 'pg';
import { MIGRATION_LOCK } from '#server/platform/database/migrate.ts';
import { type BackupEnd, type BackupHeader, BackupRefused, NO_BACKUP, readHeader, readMark } from './backup-file.ts';
import { applyMigrations, deferReferences, requireEmpty, splitMigrations } from './restore-schema.ts';
import { readTables } from './tables.ts';

export type Restored = Pick<BackupEnd, 'tables' | 'rows'> & Pick<BackupHeader, 'madeAt'>;

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
    const { tables, rows, sequences } = await readRows(client, lines);
    await setSequences(client, sequences);
    await checkReferences();
    await applyMigrations(client, later);
    await client.query('commit');
    await client.query('analyze');
    return { tables, rows, madeAt: header.madeAt };
  } finally {
    await client.end();
  }
}

/** Inserts all rows and checks their number against the last line. */
async function readRows(client: pg.Client, lines: AsyncIterator<string>): Promise<BackupEnd> {
  const shapes = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
  let insert: string | null = null;
  let tables = 0;
  let rows = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    if (line.startsWith('[')) {
      if (insert === null) throw new BackupRefused(CUT_OFF);
      rows += (await client.query(insert, [line])).rowCount ?? 0;
      continue;
    }
    const mark = readMark(line);
    if ('table' in mark) {
      insert = insertInto(mark.table, mark.columns, shapes.get(mark.table) ?? []);
      tables += 1;
    } else if (mark.rows === rows && mark.tables === tables && (await lines.next()).done) return mark;
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
