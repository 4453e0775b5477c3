import { cp, mkdtemp, rm, writeFile, appendFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { seedCatalogue } from '#server/games/catalogue/seed.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';

/** A primary whose connections can be cut, and a standby that follows it unless it is told to wait. */
export interface ReplicatedDatabase {
  primary: DatabaseProxy;
  standbyUrl: string;
  /** Lets the standby receive what is written, and show none of it. */
  hold(): Promise<void>;
  follow(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the standby from a copy of the primary's folder: the packaged PostgreSQL has no pg_basebackup. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folders = await Promise.all(['a', 'b'].map((name) => mkdtemp(join(tmpdir(), `rollcall-${name}-`))));
  const [from = '', to = ''] = folders;
  const first = await startEmbeddedPostgres({ folder: from, log: () => {} });
  await migrateDatabase(first.url);
  const session = new pg.Client(first.url);
  await session.connect();
  const pool = new pg.Pool({ connectionString: first.url, max: 1 });
  await seedCatalogue(openDatabase(pool));
  await pool.end();
  await session.query(`select pg_backup_start('standby', true)`);
  // Keeps the owner of the files, which is another one where root runs the tests.
  execFileSync('cp', ['-a', `${from}/.`, to]);
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await session.end();
  const data = join(to, 'postgres');
  await rm(join(data, 'postmaster.pid'), { force: true });
  for (const name of ['backup_label', 'standby.signal']) await cp(join(data, 'PG_VERSION'), join(data, name));
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(first.url)}'\n`);
  execFileSync('chown', ['-R', `--reference=${join(from, 'postgres')}`, data]);
  const second = await startEmbeddedPostgres({ folder: to, log: () => {} });
  const control = new pg.Client(second.url);
  await control.connect();
  const primary = await openDatabaseProxy(first.url);
  return {
    primary,
    standbyUrl: second.url,
    hold: async () => void (await control.query('select pg_wal_replay_pause()')),
    follow: async () => void (await control.query('select pg_wal_replay_resume()')),
    async stop() {
      await control.end();
      await primary.cut();
      await second.stop();
      await first.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

function conninfo(url: string): string {
  const { port, password } = new URL(url);
  return `host=127.0.0.1 port=${port} user=postgres password=${password}`;
}
