import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migrationsFolder } from '#server/platform/database/migrate.ts';
import { type BackupHeader, BackupRefused } from './backup-file.ts';

/** Refuses a database that contains anything. */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    limit 1`);
  if (rowCount !== 0)
    throw new BackupRefused(
      'The database is not empty, and a backup is never mixed with what is there. Restore into a new, empty one; if a server made its tables there at its start, stop it and make the database anew.',
    );
}

/** Splits this version's migrations into those that the backup includes and later ones. */
export function splitMigrations({ migrations, version }: BackupHeader, ownVersion: string) {
  const own = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const isKnown = migrations.every(({ hash }, place) => own[place]?.hash === hash);
  if (!isKnown)
    throw new BackupRefused(
      `This backup was made by a newer Rollcall (${version}), or by another edition; this is ${ownVersion}. Update Rollcall, then restore again.`,
    );
  return { made: own.slice(0, migrations.length), later: own.slice(migrations.length) };
}

/** Runs in the restore's transaction; the migrator would start one of its own for each call. */
export async function applyMigrations(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/**
 * Allows rows to be inserted before those that they reference, because tables reference themselves and each other in
 * cycles. @returns a function that checks all references and restores the constraints
 */
export async function deferReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`);
  const alterAll = async (how: string) => {
    for (const { table, name } of rows)
      await client.query(`alter table ${table} alter constraint ${pg.escapeIdentifier(name)} ${how}`);
  };
  await alterAll('deferrable initially deferred');
  return async () => {
    await client.query('set constraints all immediate');
    await alterAll('not deferrable');
  };
}
