import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };

const app = testApp();
const folder = mkdtempSync(join(tmpdir(), 'rollcall-killed-backup-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function run(command: string, args: readonly string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const { DATABASE_URL } = app.services.environment;
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL, BACKUP_FOLDER: folder, PORT: '3000' },
    stdio: 'ignore',
  });
  children.push(child);
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}
const backUpNow = () => run('server/platform/backup/backup-command.ts', ['--now']);

test('a backup that is killed leaves no file that is taken for a backup, and the next one cleans up', async () => {
  const lock = new pg.Client(app.services.environment.DATABASE_URL);
  lock.on('error', () => {});
  await lock.connect();
  await lock.query('begin; lock table users in access exclusive mode');
  const killed = backUpNow();
  // It has begun its file, and waits for the table.
  await vi.waitFor(async () => {
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.backup\.unfinished$/)]);
    // Not on the connection of the lock: in a transaction PostgreSQL shows what it has shown first.
    const { rows } = await app.services.pool.query(
      `select from pg_stat_activity where application_name = 'rollcall backup' and wait_event_type = 'Lock'
         and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENCE);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await lock.end();

  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.unfinished$/)]);
  // The lock of backups ended with the process: nobody has to remove it.
  await vi.waitFor(async () => expect(await backUpNow().ended).toBe(0), PATIENCE);
  const { backup } = await lastBackups(app.services.db);
  expect(backup.failed?.problem).toMatch(/interrupted/);
  expect(await readdir(folder)).toEqual([backup.good?.file]);
  expect(await run('server/restore-command.ts', ['--drill', join(folder, backup.good?.file ?? '')]).ended).toBe(0);
});
