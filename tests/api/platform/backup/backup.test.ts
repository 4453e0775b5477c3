import { createReadStream } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import { saveBackup } from '#server/platform/backup/save-backup.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { ensureDemoOwner } from '#server/home/demo/demo-owner.ts';
import { OWNER } from '#server/home/demo/people.ts';
import { fileOf } from '#tests/support/accounts/account-file.ts';
import { normalForm } from '#tests/support/accounts/account-normal-form.ts';
import { databaseUrl, runOn } from '#tests/support/server/database-server.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const VERSION = '1.2.3';
const COUNT_TABLES = `select count(*)::int as n from pg_class where relkind in ('r', 'S') and relnamespace not in
  ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`;

let folder: string;
let app: TestApp;
let demo: Person;
let whole: string;
const emptied: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-backup-'));
  app = await startTestApp();
  demo = await signedIn(app, { id: await ensureDemoOwner(app.services), email: OWNER.email });
  whole = join(folder, 'whole');
  await saveBackup(urlOf(app), VERSION, whole);
});
afterAll(async () => {
  await app.close();
  for (const url of emptied) await runOn(inject('databaseServer'), `drop database ${nameIn(url)} with (force)`);
  await rm(folder, { recursive: true });
});

const urlOf = ({ services }: TestApp) => services.environment.DATABASE_URL ?? '';
const nameIn = (url: string) => new URL(url).pathname.slice(1);

async function emptyDatabase(): Promise<string> {
  const url = databaseUrl(inject('databaseServer'), `test_restore_${emptied.length}`);
  await runOn(inject('databaseServer'), `create database ${nameIn(url)}`);
  emptied.push(url);
  return url;
}

async function ask<T>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows as T[];
}

const restore = (url: string, file: string) => loadBackup(url, VERSION, createReadStream(file));
const linesIn = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
const packed = (lines: readonly string[]) => Readable.from([gzipSync(`${lines.join('\n')}\n`)]);
const placeOf = (lines: readonly string[], table: string) =>
  lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));

describe('rejected without changes:', () => {
  const refused = async (source: Readable, complaint: RegExp) => {
    const url = await emptyDatabase();
    await expect(loadBackup(url, VERSION, source)).rejects.toThrow(complaint);
    expect(await ask(url, COUNT_TABLES)).toEqual([{ n: 0 }]);
  };

  test('a restore into a database with data', async () => {
    const ana = await makeOwner(app);
    await ana.call(addGame, { body: gamePayload() });
    await expect(restore(urlOf(app), whole)).rejects.toThrow(/not empty/);
    expect((await ana.call(listGames, {})).body).toHaveLength(1);
  });

  test('a restore into a database with empty tables', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url);
    await expect(restore(url, whole)).rejects.toThrow(/not empty/);
  });

  test('a file truncated at any position', async () => {
    const { size } = await stat(whole);
    for (const part of [0, 0.3, 0.999]) {
      const cut = join(folder, `cut-${part}`);
      await cp(whole, cut);
      await truncate(cut, Math.floor(size * part));
      await refused(createReadStream(cut), /not a backup|damaged/);
    }
  });

  test('a file with one changed byte', async () => {
    const bytes = await readFile(whole);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
    await refused(Readable.from([bytes]), /damaged/);
  });

  test('a file without some rows or without its end', async () => {
    const lines = await linesIn(whole);
    const games = placeOf(lines, 'game_sessions');
    await refused(packed(lines.toSpliced(games + 1, 1)), /rows are missing/);
    await refused(packed(lines.slice(0, -1)), /ends too early/);
  });

  test('a file with an invalid reference', async () => {
    const lines = await linesIn(whole);
    const games = placeOf(lines, 'games');
    const [row = []] = JSON.parse(lines[games + 1] ?? '[]') as string[][];
    const columns = (JSON.parse(lines[games] ?? '{}') as { columns: string[] }).columns;
    const orphan = [...row];
    orphan[columns.indexOf('user_id')] = '999999';
    await refused(packed(lines.toSpliced(games + 1, 1, JSON.stringify([orphan]))), /damaged/);
  });

  test('a file of another kind', async () => {
    await refused(Readable.from([Buffer.from('no backup at all')]), /not a backup/);
    await refused(packed(['{"hello":1}']), /not a backup/);
  });

  test('a file of a newer version', async () => {
    const [first = '', ...rest] = await linesIn(whole);
    const header = JSON.parse(first) as { version: string; migrations: object[] };
    header.version = '9.0.0';
    header.migrations.push({ hash: 'unknown', createdAt: 4e12 });
    await refused(packed([JSON.stringify(header), ...rest]), /newer Rollcall \(9\.0\.0\).*Update Rollcall/);
  });

  test('a backup to an existing file, or of another database', async () => {
    await expect(saveBackup(urlOf(app), VERSION, whole)).rejects.toThrow(/is there already/);
    const none = join(folder, 'none');
    await expect(saveBackup(await emptyDatabase(), VERSION, none)).rejects.toThrow(/no Rollcall in this database/);
    expect(await stat(none).catch(() => null)).toBeNull();
  });
});

test('a backup into a folder that is missing fails with its path, without an unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  await expect(saveBackup(urlOf(app), VERSION, join(folder, 'missing', 'file'))).rejects.toThrow(/ENOENT.*missing/);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a backup can be read by its owner only', async () => {
  expect((await stat(whole)).mode & 0o777).toBe(0o600);
});

test.skipIf(process.getuid?.() !== 0)(
  'a backup that root makes belongs to the user whose folder it is in',
  async () => {
    const ofServers = join(folder, 'of-servers');
    await mkdir(ofServers);
    await chown(ofServers, 1234, 4321);
    await saveBackup(urlOf(app), VERSION, join(ofServers, 'by-root'));
    expect(await stat(join(ofServers, 'by-root'))).toMatchObject({ uid: 1234, gid: 4321 });
  },
);

test('a backup has few large pictures in memory at a time', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url);
  await runOn(url, `insert into users (email) values ('pictures@example.org')`);
  await runOn(
    url,
    `insert into fetched_pictures (user_id, kind, url_hash, retry_at, bytes)
      select (select id from users), 'cover', n::text, now(), decode(repeat('ab', 200000), 'hex')
      from generate_series(1, 60) n`,
  );
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const { rows } = await saveBackup(url, VERSION, join(folder, 'pictures'));
  const fetches = queries.mock.results.filter((_result, at) =>
    String(queries.mock.calls[at]?.[0]).startsWith('fetch '),
  );
  const fetched = (await Promise.all(fetches.map(({ value }) => value as unknown))) as pg.QueryResult[];
  queries.mockRestore();
  const sizes = fetched.map((result) => JSON.stringify(result.rows).length);
  expect([rows, Math.max(...sizes) > 400_000, Math.max(...sizes) < 10_000_000]).toEqual([61, true, true]);
});

test('a backup during writes can be restored, with the same exports, and the server continues', async () => {
  const before = normalForm(await fileOf(demo));
  const ana = await makeOwner(app);
  const over = new AbortController();
  let written = 0;
  const write = async () => {
    for (; !over.signal.aborted; written += 1)
      await ana.call(addGame, { body: gamePayload({ title: `Written meanwhile ${written}` }) });
  };
  const writing = write();
  await expect.poll(() => written).toBeGreaterThan(5);
  const file = join(folder, 'in-use');
  const { tables, rows } = await saveBackup(urlOf(app), VERSION, file);
  const writtenByThen = written;
  over.abort();
  await writing;

  const url = await emptyDatabase();
  expect(await restore(url, file)).toMatchObject({ tables, rows });
  const second = await startTestApp({ databaseOf: app, environment: { DATABASE_URL: url } });
  const again = await signedIn(second, demo);
  expect(normalForm(await fileOf(again))).toEqual(before);
  const hers = await signedIn(second, ana);
  const kept = (await hers.call(listGames, {})).body.length;
  expect(kept).toBeGreaterThan(5);
  expect(kept).toBeLessThanOrEqual(writtenByThen + 1);
  expect((await hers.call(addGame, { body: gamePayload({ title: 'Afterwards' }) })).status).toBe(201);
  await second.close();
});

test('a backup of a restored database has the same rows', async () => {
  const url = await emptyDatabase();
  await restore(url, whole);
  const file = join(folder, 'again');
  await saveBackup(url, VERSION, file);
  const sorted = async (name: string) =>
    (await linesIn(name)).slice(1).flatMap((line) => (line.startsWith('[[') ? rowsIn(line) : line));
  expect((await sorted(file)).toSorted()).toEqual((await sorted(whole)).toSorted());
});
const rowsIn = (line: string) => (JSON.parse(line) as unknown[]).map((row) => JSON.stringify(row));

test('a backup of an older version is restored and migrated', async () => {
  const older = join(folder, 'migrations');
  await cp('migrations', older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
  const former = await emptyDatabase();
  await migrateDatabase(former, older);
  await runOn(former, `insert into users (email) values ('former@example.org')`);
  const file = join(folder, 'former');
  await saveBackup(former, '0.0.1', file);
  const url = await emptyDatabase();
  await restore(url, file);
  await migrateDatabase(url);
  expect(await ask(url, 'select email from users')).toEqual([{ email: 'former@example.org' }]);
  const applied = 'select count(*)::int as n from drizzle.__drizzle_migrations';
  expect(await ask(url, applied)).toEqual([{ n: entries.length }]);
});
