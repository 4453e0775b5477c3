import type { Readable } from 'node:stream';
import pg from 'pg';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { BackupRefused } from './backup-file.ts';
import { loadBackup } from './load-backup.ts';
import type { Restored } from './restore-backup.ts';

/** Reads a night as its host sees it. @returns the number of people on its list; null if there is no night */
export type OpenNight = (db: Database) => Promise<number | null>;

interface Drill {
  /** A database on the server that takes the scratch database; nothing in it is read or changed. */
  url: string;
  version: string;
  source: Readable;
  identities: readonly string[];
  openNight: OpenNight;
}

export interface Drilled extends Pick<Restored, 'tables' | 'rows' | 'madeAt'> {
  guests: number | null;
}

/**
 * Restores a backup into a scratch database beside the other one, compares the rows of each table with the file, opens a
 * night, and drops the scratch database. Run it under `withBackupLock`. @throws BackupRefused with advice
 */
export async function drillBackup({ url, version, source, identities, openNight }: Drill): Promise<Drilled> {
  const name = await scratchName(url);
  await makeScratch(url, name);
  const scratch = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  try {
    const restored = await loadBackup(scratch, version, source, identities);
    const pool = new pg.Pool({ connectionString: scratch, max: 1, application_name: 'rollcall drill' });
    pool.on('error', () => {});
    try {
      await compareRows(pool, restored);
      const { tables, rows, madeAt } = restored;
      return { tables, rows, madeAt, guests: await openNight(openDatabase(pool)) };
    } finally {
      await pool.end();
    }
  } finally {
    source.destroy();
    await dropScratch(url);
  }
}

/** Drops the scratch database, also that of a drill that was killed. Run it under `withBackupLock`. */
export async function dropScratch(url: string): Promise<void> {
  await onServer(url, `drop database if exists ${await scratchName(url)} with (force)`);
}

/** One for each database of the server, because each has its own lock: drills of two sites do not meet. */
async function scratchName(url: string): Promise<string> {
  const [row] = await onServer<{ oid: string }>(url, 'select oid from pg_database where datname = current_database()');
  return `rollcall_drill_${row?.oid}`;
}

async function makeScratch(url: string, name: string): Promise<void> {
  await dropScratch(url);
  try {
    await onServer(url, `create database ${name} template template0`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    const [row] = await onServer<{ user: string }>(url, 'select quote_ident(current_user) as user');
    throw new BackupRefused(
      `The drill needs a scratch database, and PostgreSQL lets this user make none. Grant it with: alter role ${row?.user} createdb`,
      { cause: error },
    );
  }
}

async function onServer<T>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'rollcall drill' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    return (await client.query(query)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Later migrations may move rows, so that the tables of an older backup are not compared. */
async function compareRows(pool: pg.Pool, { rowsOf, migrated }: Restored): Promise<void> {
  if (migrated > 0) return;
  for (const [table, expected] of rowsOf) {
    const { rows } = await pool.query<{ n: string }>(`select count(*) as n from public.${pg.escapeIdentifier(table)}`);
    const found = Number(rows[0]?.n);
    if (found !== expected)
      throw new BackupRefused(`The restored table ${table} has ${found} rows, and the backup has ${expected}.`);
  }
}
