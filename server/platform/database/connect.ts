import { resolve } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Environment, EnvironmentError } from '#server/platform/config/environment.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';
import { networkErrorOf } from '#server/platform/observability/network-error-text.ts';

const CONNECT_MS = 10_000;
/** Connections of a server besides its pool: readiness, notifications, and two for each of two worker threads. */
const BESIDES = 6;
/** Of one that makes backups: its thread, the lock, the snapshot, and the scratch database of the drill. */
const BACKUPS = 4;

const LIMITS = `
  select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  ) as allowed`;

/** @throws EnvironmentError naming DATABASE_URL if nothing can be reached by it, or DATABASE_POOL if it is too large */
async function checkDatabase(url: string, poolSize: number, besides: number): Promise<void> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ allowed: number }>(LIMITS);
    const allowed = rows[0]?.allowed ?? Infinity;
    if (poolSize + besides <= allowed) return;
    throw new EnvironmentError([
      `DATABASE_POOL: ${poolSize} is more than PostgreSQL allows, which is ${allowed} connections ` +
        `(max_connections less those reserved), and a server needs ${besides} besides; ` +
        `set at most ${allowed - besides}, for all servers together`,
    ]);
  } finally {
    await client.end();
  }
}

async function openClient(url: string): Promise<pg.Client> {
  const options = { application_name: 'rollcall start', connectionTimeoutMillis: CONNECT_MS };
  try {
    const client = new pg.Client({ connectionString: url, ...options });
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = networkErrorOf(error)?.text ?? (error instanceof Error ? error.message : String(error));
    throw new EnvironmentError([`DATABASE_URL: cannot connect to ${host}${pathname}: ${reason}`]);
  }
}

export interface OpenDatabase {
  url: string;
  pool: pg.Pool;
  db: Database;
  /** Resolves with one line that explains why the embedded database ended unasked; never in another case. */
  broken: Promise<string>;
  close: () => Promise<void>;
}

/**
 * Opens the configured database, or starts the embedded one, and migrates it. @param step told before each step @throws
 * EnvironmentError if a setting cannot work
 */
export async function connect(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'> &
    Partial<Pick<Environment, 'BACKUP_FOLDER'>>,
  log: Logger,
  step: (line: string) => void,
): Promise<OpenDatabase> {
  if (!environment.DATABASE_URL) step('Starting PostgreSQL');
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ folder: resolve(environment.DATA_DIR), log: (line) => log.warn(line) });
  const url = environment.DATABASE_URL ?? embedded?.url ?? '';
  try {
    const besides = BESIDES + (environment.BACKUP_FOLDER === undefined ? 0 : BACKUPS);
    await checkDatabase(url, environment.DATABASE_POOL, besides);
    step('Preparing the tables');
    await migrateDatabase(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const pool = openPool(url, environment.DATABASE_POOL, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  const broken = new Promise<string>((report) => {
    void embedded?.exited.then(({ expected, reason }) => expected || report(reason));
  });
  return { url, pool, db: openDatabase(pool), broken, close };
}
