import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../config/project-root.ts';

/** Any number that no other advisory lock of this database uses. */
export const MIGRATION_LOCK = 7_261_001;

/** Migrates the database. Servers that start at the same time wait for each other. */
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

/** Time of this version's last migration, in milliseconds since 1970. */
export const latestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis));

/** The same path from the sources and from the built server. */
export const migrationsFolder = () => join(projectRoot, 'migrations');
