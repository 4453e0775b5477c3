import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '#server/database/migrate.ts';
import { databaseUrl, runOn } from '#tests/support/database-server.ts';

const NAME = 'test_migrations';

beforeAll(() => runOn(inject('databaseServer'), `create database ${NAME}`));
afterAll(() => runOn(inject('databaseServer'), `drop database ${NAME} with (force)`));

test('servers that start at once on an empty database bring it to the schema together', async () => {
  const url = databaseUrl(inject('databaseServer'), NAME);
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname = 'public'");
  await client.end();
  expect(rows[0]).toEqual({ n: expect.any(Number) });
  expect((rows[0] as { n: number }).n).toBeGreaterThan(20);
});

test('an older server starts on the tables of a newer one, as it must while they are restarted one after the other', async () => {
  const url = databaseUrl(inject('databaseServer'), NAME);
  await migrateDatabase(url);
  const older = await mkdtemp(join(tmpdir(), 'rollcall-older-'));
  await cp('migrations', older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  await expect(migrateDatabase(url, older)).resolves.toBeUndefined();
  await rm(older, { recursive: true });
});

test('the migrations say all that the schema says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-migrations-'));
  await cp('migrations', join(folder, 'migrations'), { recursive: true });
  const before = await readdir(join(folder, 'migrations'));
  const kit = resolve('node_modules/drizzle-kit/bin.cjs');
  const schema = `--schema=${resolve('shared/schema/tables.ts')}`;
  // It takes no absolute path for its output.
  const said = execFileSync(
    process.execPath,
    [kit, 'generate', '--dialect=postgresql', schema, '--casing=snake_case', '--out=migrations'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(said).toContain('No schema changes');
  expect(await readdir(join(folder, 'migrations'))).toEqual(before);
  await rm(folder, { recursive: true });
});
