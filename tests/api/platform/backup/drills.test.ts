import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openLatestNight } from '#server/nights/service.ts';
import { drillBackup } from '#server/platform/backup/drill.ts';
import { saveBackup } from '#server/platform/backup/save-backup.ts';
import { backupJob } from '#server/platform/backup/schedule/backup-job.ts';
import { withBackupLock } from '#server/platform/backup/schedule/backup-lock.ts';
import { makeScheduledBackup } from '#server/platform/backup/schedule/make-scheduled-backup.ts';
import { beginRun, endRun, lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { backupFolder, requestOf, runsHoursAgo } from '#tests/support/server/backup-requests.ts';
import { runOn } from '#tests/support/server/database-server.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const ROLE = 'test_drills';

const app = testApp();
const folder = backupFolder(app);
beforeAll(async () => {
  await aVotedNight(await makeOwner(app, { isPremiumPlus: true }), { guests: ['ben@example.org', 'cleo@example.org'] });
  await runOn(inject('databaseServer'), `create role ${ROLE} login password 'secret' nocreatedb`);
});
afterAll(() => runOn(inject('databaseServer'), `drop role if exists ${ROLE}`));

const make = (changes = {}) =>
  makeScheduledBackup(app.services.db, requestOf(app, folder.path, { drills: true, ...changes }), openLatestNight);
const last = () => lastBackups(app.services.db);
const urlOf = () => app.services.environment.DATABASE_URL ?? '';
const drill = (source: Readable, openNight = openLatestNight) =>
  drillBackup({ url: urlOf(), version: '1.2.3', source, identities: [], openNight });

const scratchDatabases = async () => {
  const { rows } = await app.services.pool.query<{ datname: string }>(
    'select datname from pg_database where datname = $1',
    [await scratchName()],
  );
  return rows;
};
const scratchName = async () => {
  const { rows } = await app.services.pool.query<{ name: string }>(
    `select 'rollcall_drill_' || oid as name from pg_database where datname = current_database()`,
  );
  return rows[0]?.name ?? '';
};

async function linesOfBackup(): Promise<string[]> {
  const file = join(folder.path, 'whole');
  await saveBackup(urlOf(), '1.2.3', file);
  return gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
}
const packed = (lines: readonly string[]) => Readable.from([gzipSync(`${lines.join('\n')}\n`)]);

describe('a drill fails, and leaves no scratch database,', () => {
  test('with a backup that is damaged', async () => {
    await expect(drill(Readable.from([Buffer.from('no backup')]))).rejects.toThrow(/not a backup/);
    await expect(drill(packed((await linesOfBackup()).slice(0, -1)))).rejects.toThrow(/ends too early/);
    expect(await scratchDatabases()).toEqual([]);
  });

  test('if no night can be opened', async () => {
    await linesOfBackup();
    const broken = () => Promise.reject(new Error('a column is missing'));
    await expect(drill(createReadStream(join(folder.path, 'whole')), broken)).rejects.toThrow('a column is missing');
    expect(await scratchDatabases()).toEqual([]);
  });

  test('if a night of the backup is not what its host would get', async () => {
    const lines = await linesOfBackup();
    const at = lines.findIndex((line) => line.startsWith('{"table":"events"'));
    const { columns } = JSON.parse(lines[at] ?? '') as { columns: string[] };
    const rows = JSON.parse(lines[at + 1] ?? '') as (string | null)[][];
    for (const row of rows) row[columns.indexOf('status')] = 'nonsense';
    await expect(drill(packed(lines.with(at + 1, JSON.stringify(rows))))).rejects.toThrow(/status/);
    expect(await scratchDatabases()).toEqual([]);
  });

  test('where the database user may create no database, and says what to grant', async () => {
    const url = Object.assign(new URL(urlOf()), { username: ROLE, password: 'secret' }).href;
    await expect(
      drillBackup({ url, version: '1.2.3', source: Readable.from([]), identities: [], openNight: openLatestNight }),
    ).rejects.toThrow(`Grant it with: alter role ${ROLE} createdb`);
  });
});

test('after a backup the file is restored beside the database, a night is opened, and the scratch database dropped', async () => {
  const { backup, drill: drilled } = (await make()) ?? {};
  expect(drilled).toEqual({
    ...backup,
    id: drilled?.id,
    kind: 'drill',
    startedAt: drilled?.startedAt,
    endedAt: drilled?.endedAt,
  });
  expect(drilled?.problem).toBeNull();
  expect((await last()).drill.good).toEqual(drilled);
  expect(await scratchDatabases()).toEqual([]);
  const file = join(folder.path, backup?.file ?? '');
  // The host and two guests.
  expect(await drill(createReadStream(file))).toMatchObject({ guests: 3, rows: backup?.rows });
});

test('the scratch database and the half file of a killed server are deleted once another one looks, and not while it runs', async () => {
  const { db, workers, log } = app.services;
  const half = 'rollcall-games.example.org-20200101T000000Z.backup.unfinished';
  await writeFile(join(folder.path, half), '');
  await runOn(inject('databaseServer'), `create database ${await scratchName()}`);
  const request = requestOf(app, folder.path);
  await endRun(db, await beginRun(db, 'backup', 'of today'), { rows: 1, bytes: 1 });
  await beginRun(db, 'drill', 'of today');
  const { run } = backupJob(request, { db, workers, log });
  await withBackupLock(request.url, run);
  expect([await scratchDatabases(), await readdir(folder.path)]).toEqual([[expect.anything()], [half]]);
  await run();
  expect([await scratchDatabases(), await readdir(folder.path)]).toEqual([[], []]);
  expect((await last()).drill.failed?.problem).toMatch(/interrupted/);
});

test('no drill comes with the backups of the week after one', async () => {
  const { db } = app.services;
  await endRun(db, await beginRun(db, 'drill', 'of yesterday'), { rows: 1, bytes: 1 });
  await runsHoursAgo(app, 24);
  expect(await make()).toMatchObject({ backup: { problem: null }, drill: null });
});

describe('an encrypted backup', () => {
  test('is not drilled without its identity', async () => {
    const key = await identityToRecipient(await generateIdentity());
    expect(await make({ key })).toMatchObject({ backup: { problem: null }, drill: null });
  });

  test('is drilled with it, and fails with that of another key', async () => {
    const identity = join(folder.path, 'identity.txt');
    const secret = await generateIdentity();
    const key = await identityToRecipient(secret);
    await writeFile(identity, await generateIdentity());
    const first = await make({ key, identity });
    expect(first).toMatchObject({
      backup: { problem: null },
      drill: { problem: expect.stringMatching(/for another key/) as unknown },
    });
    await writeFile(identity, secret);
    // The next one is named for the same second, a day too early.
    await rm(join(folder.path, first?.backup.file ?? ''));
    await runsHoursAgo(app, 24);
    expect((await make({ key, identity }))?.drill).toMatchObject({ kind: 'drill', problem: null });
  });
});
