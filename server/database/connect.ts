import { resolve } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '#server/config/environment.ts';
import { checkDatabase } from './check-database.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';

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
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  log: Logger,
  step: (line: string) => void,
): Promise<OpenDatabase> {
  if (!environment.DATABASE_URL) step('Starting PostgreSQL');
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ folder: resolve(environment.DATA_DIR), log: (line) => log.warn(line) });
  const url = environment.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await checkDatabase(url, environment.DATABASE_POOL);
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
