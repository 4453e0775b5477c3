import { createReadStream } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { inject, afterAll, describe, expect, test, vi } from 'vitest';
import { openLatestNight } from '#server/nights/service.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import { backupJob } from '#server/platform/backup/schedule/backup-job.ts';
import { backupRequest } from '#server/platform/backup/schedule/backup-request.ts';
import { withBackupLock } from '#server/platform/backup/schedule/backup-lock.ts';
import { makeBackupNow, makeScheduledBackup } from '#server/platform/backup/schedule/make-scheduled-backup.ts';
import { beginRun, endRun, lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import { startJobs } from '#server/platform/lifecycle/scheduler.ts';
import { backupRuns } from '#shared/schema/operations.ts';
import { backupFolder, requestOf, runsHoursAgo, SITE } from '#tests/support/server/backup-requests.ts';
import { databaseUrl, runOn } from '#tests/support/server/database-server.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const EMPTY = 'test_scheduled_backup';
const UNFINISHED = `rollcall-${SITE}-20200101T000000Z.backup.unfinished`;
const NAME = /^rollcall-games\.example\.org-\d{8}T\d{6}Z\.backup$/;

const app = testApp();
const folder = backupFolder(app);
afterAll(() => runOn(inject('databaseServer'), `drop database if exists ${EMPTY} with (force)`));

const make = (changes = {}) =>
  makeScheduledBackup(app.services.db, requestOf(app, folder.path, changes), openLatestNight);
const last = () => lastBackups(app.services.db);
const runsOf = () => app.services.db.select().from(backupRuns);

describe('no backup is made:', () => {
  test('into a folder that is not there, which is recorded, and tried again after an hour', async () => {
    const missing = { folder: join(folder.path, 'missing') };
    const outcome = await make(missing);
    expect(outcome).toMatchObject({
      backup: { problem: `BACKUP_FOLDER: ${missing.folder} is not there; make the folder, or mount it` },
      drill: null,
    });
    expect(await readdir(folder.path)).toEqual([]);
    expect(await make(missing)).toBeNull();
    await runsHoursAgo(app, 1);
    expect((await make(missing))?.backup.problem).toMatch(/is not there/);
    expect(await runsOf()).toHaveLength(2);
  });

  test('in the place of a folder that is a file', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const run = (await make({ folder: file }))?.backup;
    expect(run?.problem).toMatch(/^BACKUP_FOLDER: .* is not there/);
  });

  test('twice for one time of day', async () => {
    expect((await make())?.backup.problem).toBeNull();
    expect(await make()).toBeNull();
    expect(await readdir(folder.path)).toHaveLength(1);
  });

  test('while another server makes one', async () => {
    const { url } = requestOf(app, folder.path);
    await withBackupLock(url, async () => expect(await make()).toBeNull());
    const outcomes = await Promise.all([make(), make(), make()]);
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(await readdir(folder.path)).toHaveLength(1);
  });

  test('within an hour of one that was killed, whose half file is deleted and never counted', async () => {
    await writeFile(join(folder.path, UNFINISHED), 'half of a backup');
    await beginRun(app.services.db, 'backup', UNFINISHED);
    expect(await make()).toBeNull();
    expect((await last()).backup.failed?.problem).toBe('It was interrupted: its server was stopped or killed.');
    await runsHoursAgo(app, 1);
    const run = (await make())?.backup;
    expect(run?.problem).toBeNull();
    expect(await readdir(folder.path)).toEqual([run?.file]);
  });
});

test('a backup has its name only once it is whole, and can be restored', async () => {
  const run = (await make())?.backup;
  expect(run).toMatchObject({ kind: 'backup', problem: null, file: expect.stringMatching(NAME) as unknown });
  const file = join(folder.path, run?.file ?? '');
  expect((await stat(file)).size).toBe(run?.bytes);
  await runOn(inject('databaseServer'), `create database ${EMPTY}`);
  const restored = await loadBackup(databaseUrl(inject('databaseServer'), EMPTY), '1.2.3', createReadStream(file));
  expect(restored.rows).toBe(run?.rows);
  // What became of backups stays with the database that made them.
  expect(restored.rowsOf.has('backup_runs')).toBe(false);
  expect(restored.rowsOf.get('users')).toBeDefined();
});

test('old backups of this site are deleted after a new one, and nothing else in the folder', async () => {
  const own = Array.from(
    { length: 20 },
    (_, day) => `rollcall-${SITE}-202001${String(day + 1).padStart(2, '0')}T033000Z.backup`,
  );
  const others = ['rollcall-2020-01-01-0315.backup', 'rollcall-other.example-20200101T033000Z.backup', 'notes.txt'];
  for (const name of [...own, ...others]) await writeFile(join(folder.path, name), '');
  const run = (await make())?.backup;
  const left = await readdir(folder.path);
  expect(left).toEqual(expect.arrayContaining([...others, run?.file]));
  // Six days besides today; and January 12, 2020, the Sunday of the third week before this one that has any.
  expect(left.filter((name) => own.includes(name)).toSorted()).toEqual(
    ['12', '15', '16', '17', '18', '19', '20'].map((day) => `rollcall-${SITE}-202001${day}T033000Z.backup`),
  );
});

test('no old backup is deleted after one that failed', async () => {
  const old = `rollcall-${SITE}-20200101T033000Z.backup`;
  await writeFile(join(folder.path, old), '');
  await make({ key: 'age1nonsense' });
  expect((await last()).backup.failed?.problem).toMatch(/^Unknown letter "o"/);
  expect(await readdir(folder.path)).toEqual([old]);
});

test('the latest hundred runs are kept, and the last success however many failed since', async () => {
  const { db } = app.services;
  const good = await endRun(db, await beginRun(db, 'backup', 'good'), { rows: 3, bytes: 4 });
  const problem = 'BACKUP_FOLDER: is full';
  await db
    .insert(backupRuns)
    .values(Array.from({ length: 150 }, () => ({ kind: 'backup' as const, endedAt: new Date(), problem })));
  const failed = await endRun(db, await beginRun(db, 'backup', 'bad'), { problem });
  expect(await last()).toEqual({ backup: { good, failed }, drill: { good: null, failed: null } });
  expect(await runsOf()).toHaveLength(101);
});

test('a backup by hand is made whenever, and without a drill', async () => {
  await make();
  const request = requestOf(app, folder.path, {
    drills: true,
    key: await identityToRecipient(await generateIdentity()),
  });
  const outcome = await makeBackupNow(app.services.db, request);
  expect(outcome).toMatchObject({ backup: { problem: null }, drill: null });
  // That of the same day stays, too.
  expect(await readdir(folder.path)).toHaveLength(2);
});

test('a server with BACKUP_FOLDER makes one by itself, named after its address', async () => {
  const { db, workers, environment, log } = app.services;
  const settings = { ...environment, BACKUP_FOLDER: folder.path, BACKUP_DRILLS: 'off' as const };
  const request = backupRequest(settings, environment.DATABASE_URL ?? '');
  if (!request) throw new Error('no backups are made');
  const stop = startJobs([backupJob(request, { db, workers, log })], log, new Map());
  await vi.waitFor(async () => expect((await last()).backup.good).not.toBeNull(), { timeout: 10_000 });
  await stop();
  const { port } = new URL(environment.origin);
  expect(await readdir(folder.path)).toEqual([expect.stringMatching(new RegExp(`^rollcall-localhost-${port}-`))]);
  expect(backupRequest(environment, '')).toBeNull();
});
