import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { openLatestNight } from '#server/nights/service.ts';
import { makeScheduledBackup } from '#server/platform/backup/schedule/make-scheduled-backup.ts';
import { recordByHand } from '#server/platform/backup/schedule/record-by-hand.ts';
import { lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import { backupRuns } from '#shared/schema/operations.ts';
import { backupFolder, requestOf } from '#tests/support/server/backup-requests.ts';
import { runOn } from '#tests/support/server/database-server.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const folder = backupFolder(app);
const urlOf = () => app.services.environment.DATABASE_URL ?? '';
const last = () => lastBackups(app.services.db);

/** Runs a command as an operator does; returns what it says. */
async function run(command: string, args: readonly string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: urlOf(), PORT: '3000' };
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, ...args], { env }).catch(
    (error: { stderr: string }) => error,
  );
  return stderr;
}
const backUp = (file: string) => run('server/platform/backup/backup-command.ts', [file]);
const drill = (file: string) => run('server/restore-command.ts', ['--drill', file]);

test(
  'a drill by command is recorded when it fails and when it succeeds, with the backup that it tried',
  { timeout: 120_000 },
  async () => {
    const file = join(folder.path, 'by-hand.backup');
    await writeFile(file, 'no backup');
    expect(await drill(file)).toContain('not a backup');
    expect((await last()).drill.failed).toMatchObject({
      file,
      rows: null,
      problem: expect.stringContaining('not a backup') as unknown,
    });

    const other = join(folder.path, 'other.backup');
    expect(await backUp(other)).toMatch(/^Saved/);
    expect(await drill(other)).toMatch(/^This backup can be restored/);
    const { backup, drill: drilled } = await last();
    expect(backup.good).toMatchObject({ file: other, problem: null });
    expect(drilled.good).toMatchObject({ file: other, rows: backup.good?.rows, bytes: backup.good?.bytes });
    const good = drilled.good;
    expect(good && good.endedAt && good.endedAt > good.startedAt).toBe(true);
  },
);

test('a database that takes no record, as that of another machine, is no failure', async () => {
  await runOn(inject('databaseServer'), 'create database test_drill_elsewhere');
  const elsewhere = Object.assign(new URL(urlOf()), { pathname: '/test_drill_elsewhere' }).href;
  const record = { kind: 'drill', file: join(folder.path, 'by-hand.backup'), begunAt: new Date() } as const;
  await expect(recordByHand(elsewhere, record)).resolves.toBeUndefined();
  await runOn(inject('databaseServer'), 'drop database test_drill_elsewhere with (force)');
  await expect(recordByHand(elsewhere, record)).resolves.toBeUndefined();
});

test('a backup in another folder does not replace that of the schedule', async () => {
  const file = join(folder.path, 'by-hand.backup');
  await app.services.db.insert(backupRuns).values({ kind: 'backup', file, endedAt: new Date(), rows: 1, bytes: 1 });
  const request = requestOf(app, folder.path);
  const made = await makeScheduledBackup(app.services.db, request, openLatestNight);
  expect(made?.backup.problem).toBeNull();
  expect(await makeScheduledBackup(app.services.db, request, openLatestNight)).toBeNull();
});
