import pg from 'pg';
import { MIGRATION_LOCK } from '#server/platform/database/migrate.ts';
import { type BackupEnd, type BackupHeader, BackupRefused, type BackupTable, FORMAT } from './backup-file.ts';
import { readSequences, readTables, type TableShape } from './tables.ts';

const ROWS_A_FETCH = 500;
/** For tables with pictures, whose rows have up to half a megabyte as text. */
const PICTURES_A_FETCH = 20;
/** Maximum length of a line, in characters. */
const LONG_LINE = 1_000_000;

/** What became of backups is of no use to a restored database, which has made none. */
const NOT_SAVED = 'backup_runs';

export type Written = Pick<BackupEnd, 'tables' | 'rows'>;

/**
 * Writes the lines of a backup from one snapshot, whatever is written meanwhile. It blocks nothing but migrations.
 * @param version of this Rollcall @throws BackupRefused if the database is not a Rollcall database
 */
export async function writeBackup(
  url: string,
  version: string,
  write: (line: string) => Promise<void>,
): Promise<Written> {
  const client = new pg.Client({ connectionString: url, application_name: 'rollcall backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601'`);
    const header: BackupHeader = {
      rollcallBackup: FORMAT,
      version,
      madeAt: new Date().toISOString(),
      migrations: await readMigrations(client),
    };
    await write(JSON.stringify(header));
    const tables = (await readTables(client)).filter(({ name }) => name !== NOT_SAVED);
    let rows = 0;
    for (const table of tables) rows += await writeTable(client, table, write);
    const written = { tables: tables.length, rows };
    const end: BackupEnd = { end: true, ...written, sequences: await readSequences(client) };
    await write(JSON.stringify(end));
    return written;
  } finally {
    await client.end();
  }
}

async function readMigrations(client: pg.Client): Promise<BackupHeader['migrations']> {
  const { rows } = await client
    .query<{ hash: string; createdAt: string }>(
      'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
    )
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && (error.code === '42P01' || error.code === '3F000')) return { rows: [] };
      throw error;
    });
  if (rows.length === 0) throw new BackupRefused('There is no Rollcall in this database yet: nothing to save.');
  return rows.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

async function writeTable(
  client: pg.Client,
  { name, columns }: TableShape,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const mark: BackupTable = { table: name, columns: columns.map((column) => column.name) };
  await write(JSON.stringify(mark));
  const values = mark.columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
  const from = `public.${pg.escapeIdentifier(name)}`;
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${values}])::text as row from ${from}`,
  );
  const most = columns.some(({ type }) => type === 'bytea') ? PICTURES_A_FETCH : ROWS_A_FETCH;
  let written = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${most} from backup_rows`);
    for (const line of linesOf(rows.map(({ row }) => row))) await write(line);
    written += rows.length;
    if (rows.length < most) break;
  }
  await client.query('close backup_rows');
  return written;
}

function* linesOf(rows: readonly string[]): Generator<string> {
  let gathered: string[] = [];
  let length = 0;
  for (const row of rows) {
    gathered.push(row);
    length += row.length;
    if (length < LONG_LINE) continue;
    yield `[${gathered.join(',')}]`;
    [gathered, length] = [[], 0];
  }
  if (gathered.length > 0) yield `[${gathered.join(',')}]`;
}
