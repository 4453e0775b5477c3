import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that nothing else in this database locks by. */
export const MIGRATION_LOCK = 7_261_001;

/** Brings the database to this version's schema. Servers that start at once wait for each other. */
export async function migrateDatabase(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rollcall migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** When the last migration of this version was made, in milliseconds since 1970. */
export const latestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis));

/** Beside the sources and beside the built server alike. */
export const migrationsFolder = () => fileURLToPath(new URL('../../migrations', import.meta.url));
