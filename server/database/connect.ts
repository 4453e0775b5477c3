import { resolve } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrateDatabase } from './migrate.ts';

/** Opens the configured database, or starts the embedded one, and brings it to this version's schema. */
export async function connect(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  log: Logger,
): Promise<{ pool: pg.Pool; db: Database; close: () => Promise<void> }> {
  const embedded = environment.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ folder: resolve(environment.DATA_DIR), log: (line) => log.warn(line) });
  const url = environment.DATABASE_URL ?? embedded?.url ?? '';
  try {
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
  return { pool, db: openDatabase(pool), close };
}
