import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { databaseUrl, runOn } from '#tests/support/server/database-server.ts';

const NAME = 'test_migrations';

beforeAll(() => runOn(inject('databaseServer'), `create database ${NAME}`));
afterAll(() => runOn(inject('databaseServer'), `drop database ${NAME} with (force)`));

test('servers that start concurrently on an empty database migrate it once', async () => {
  const url = databaseUrl(inject('databaseServer'), NAME);
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from pg_tables where schemaname = 'public'");
  await client.end();
  expect(rows[0]).toEqual({ n: expect.any(Number) });
  expect((rows[0] as { n: number }).n).toBeGreaterThan(20);
});

test('an older server starts on the tables of a newer one, as in a rolling restart', async () => {
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

test('the migrations match the schema', async () => {
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

test('only the last migration keeps its snapshot, which is all that the next one needs', async () => {
  const { entries } = JSON.parse(await readFile('migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string }[];
  };
  const number = entries.at(-1)?.tag.split('_')[0];
  const snapshots = (await readdir('migrations/meta')).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots, 'delete the snapshots before the last one').toEqual([`${number}_snapshot.json`]);
});

test('the migration merges wishes for owned games, with notes and plays', async () => {
  const name = `${NAME}_wishes`;
  await runOn(inject('databaseServer'), `create database ${name}`);
  const url = databaseUrl(inject('databaseServer'), name);
  const older = await migrationsBefore('merged_wishes');
  await migrateDatabase(url, older);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into users (id, email) overriding system value values (1, 'a@example.com'), (2, 'b@example.com')`,
  );
  await client.query(`insert into games (id, user_id, title, title_key, players, duration, is_wishlist, bgg_id, notes, times_played)
    overriding system value values
    (1, 1, 'Catan', 'catan', '3-4', '60 min', false, 13, 'Box is torn', 3),
    (2, 1, 'Settlers', 'settlers', '3-4', '60 min', true, 13, 'From Ben', 1),
    (3, 1, 'CATAN', 'catan', '3-4', '60 min', true, null, null, 0),
    (4, 1, 'Azul', 'azul', '2-4', '45 min', true, 14, null, 0),
    (5, 2, 'Settlers', 'settlers', '3-4', '60 min', true, 13, null, 0)`);
  await client.query(`insert into game_sessions (user_id, game_id, game_title, game_title_key, players, scores)
    values (1, 2, 'Settlers', 'settlers', '[]', '[]')`);
  await client.query(`insert into event_templates (name, created_by, host_email, game_ids)
    values ('Friday', 1, 'a@example.com', '[4, 2, 1]')`);
  await migrateDatabase(url);
  const { rows: games } = await client.query('select id::int, notes, times_played as plays from games order by id');
  expect(games).toEqual([
    { id: 1, notes: 'Box is torn\n\nFrom Ben', plays: 4 },
    { id: 4, notes: null, plays: 0 },
    { id: 5, notes: null, plays: 0 },
  ]);
  const { rows: plays } = await client.query('select game_id::int as game from game_sessions');
  expect(plays).toEqual([{ game: 1 }]);
  const { rows: templates } = await client.query('select game_ids as games from event_templates');
  expect(templates).toEqual([{ games: [4, 1] }]);
  await client.end();
  await rm(older, { recursive: true });
  await runOn(inject('databaseServer'), `drop database ${name} with (force)`);
});

/** A folder of the migrations that come before one. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-before-'));
  await cp('migrations', folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const end = entries.findIndex((entry) => entry.tag.endsWith(tag));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
  return folder;
}
