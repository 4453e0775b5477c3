import { resolve } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { type Environment, EnvironmentError } from '#server/platform/config/environment.ts';
import { type Database, limitsOf, openDatabase, openPool } from './database.ts';
import { openStandby, type Standby } from './standby/standby.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';
import { networkErrorOf } from '#server/platform/observability/network-error-text.ts';

const CONNECT_MS = 10_000;
/** Connections of a server besides its pool: readiness, notifications, and two for each of two worker threads. */
const BESIDES = 6;
/** To look at the primary beside a replica. */
const WATCH = 1;
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
  const client = await openClient('DATABASE_URL', url);
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

async function openClient(variable: string, url: string): Promise<pg.Client> {
  const options = { application_name: 'rollcall start', connectionTimeoutMillis: CONNECT_MS };
  try {
    const client = new pg.Client({ connectionString: url, ...options });
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = networkErrorOf(error)?.text ?? (error instanceof Error ? error.message : String(error));
    throw new EnvironmentError([`${variable}: cannot connect to ${host}${pathname}: ${reason}`]);
  }
}

/**
 * Both ways to a database behind a pooler, which has its own limits of connections and of statements. @throws EnvironmentError
 * naming the variable that leads to nothing
 */
async function checkPooler({ DATABASE_URL = '', DATABASE_DIRECT_URL = '' }: Settings): Promise<void> {
  for (const [variable, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }))
    await (await openClient(variable, url)).end();
}

type Settings = Pick<
  Environment,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL' | 'DATA_DIR'
> &
  Partial<Pick<Environment, 'BACKUP_FOLDER'>>;

export interface OpenDatabase {
  url: string;
  /** What needs a session of PostgreSQL goes here: notifications, backups. The same as `url` without a pooler. */
  directUrl: string;
  pool: pg.Pool;
  /** Null without DATABASE_REPLICA_URL. */
  standby: Standby | null;
  db: Database;
  /** Resolves with one line that explains why the embedded database ended unasked; never in another case. */
  broken: Promise<string>;
  close: () => Promise<void>;
}

interface Pools extends Pick<OpenDatabase, 'pool' | 'standby'> {
  closePools: () => Promise<void>;
}

/** The pool of a database, and of its replica if there is one. */
export function openPools(
  environment: Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL'>,
  url: string,
  log: Logger,
): Pools {
  const { DATABASE_POOL, DATABASE_REPLICA_URL } = environment;
  const broke = (err: Error) => log.warn({ err }, 'a database connection broke');
  const limits = limitsOf(environment);
  const replica =
    DATABASE_REPLICA_URL === undefined ? null : openPool(DATABASE_REPLICA_URL, DATABASE_POOL, broke, limits);
  const pool = openPool(url, DATABASE_POOL, broke, { ...limits, standby: replica });
  const standby = replica && openStandby(pool, replica, log);
  const closePools = async () => {
    await standby?.close();
    await pool.end();
    await replica?.end();
  };
  return { pool, standby, closePools };
}

/**
 * Opens the configured database, or starts the embedded one, and migrates it. @param step told before each step @throws
 * EnvironmentError if a setting cannot work
 */
export async function connect(environment: Settings, log: Logger, step: (line: string) => void): Promise<OpenDatabase> {
  if (!environment.DATABASE_URL) step('Starting PostgreSQL');
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ folder: resolve(environment.DATA_DIR), log: (line) => log.warn(line) });
  const { DATABASE_POOL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = environment;
  const url = environment.DATABASE_URL ?? embedded?.url ?? '';
  const directUrl = DATABASE_DIRECT_URL ?? url;
  try {
    const besides =
      BESIDES +
      (environment.BACKUP_FOLDER === undefined ? 0 : BACKUPS) +
      (DATABASE_REPLICA_URL === undefined ? 0 : WATCH);
    if (DATABASE_DIRECT_URL === undefined) await checkDatabase(url, DATABASE_POOL, besides);
    else await checkPooler(environment);
    step('Preparing the tables');
    await migrateDatabase(directUrl);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const { pool, standby, closePools } = openPools(environment, url, log);
  const close = async () => {
    await closePools();
    await embedded?.stop();
  };
  const broken = new Promise<string>((report) => {
    void embedded?.exited.then(({ expected, reason }) => expected || report(reason));
  });
  return { url, directUrl, pool, standby, db: openDatabase(pool), broken, close };
}
