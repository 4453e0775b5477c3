import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { addGame } from '#shared/games/games-contract.ts';
import { openLatestNight } from '#server/nights/service.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import type { Restored } from '#server/platform/backup/restore-backup.ts';
import { version } from '#server/platform/config/version.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { fileOf } from '#tests/support/accounts/account-file.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { databaseUrl, runOn } from '#tests/support/server/database-server.ts';
import { type Person, signedIn } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

/** Backups that former versions have made, of an account with a row in each table and of the demo (docs/releases.md). */
const FOLDER = 'tests/support/former-versions';
const FILES = readdirSync(FOLDER);

/** What an owner reads without naming a row. Streams do not end, and not everybody has a picture. */
const LISTS = allContracts.filter(
  ({ method, path, access }) =>
    method === 'get' && access === 'owner' && !path.includes(':') && !/\/live$|\/account\/picture$/.test(path),
);

describe.each(FILES)('a database of %s', (file) => {
  const name = `test_upgrade_${file.replaceAll(/\W/g, '_')}`;
  let restored: Restored;
  const rows = new Map<string, number>();
  let app: TestApp;
  let people: Person[];
  beforeAll(async () => {
    const server = inject('databaseServer');
    await runOn(server, `create database ${name}`);
    const url = databaseUrl(server, name);
    restored = await loadBackup(url, version, createReadStream(join(FOLDER, file)));
    // Of the server's start, which has nothing left to do.
    await migrateDatabase(url);
    app = await startTestApp({
      databaseOf: { services: { environment: { DATABASE_URL: url } } },
      environment: { DEFAULT_PLAN: 'premium_plus' },
    });
    const { pool } = app.services;
    for (const table of restored.rowsOf.keys()) {
      const [counted] = (await pool.query<{ n: number }>(`select count(*)::int as n from "${table}"`)).rows;
      rows.set(table, counted?.n ?? 0);
    }
    const found = await pool.query<{ id: number; email: string }>(
      'select id::int, email from users where email is not null order by id',
    );
    people = [];
    for (const row of found.rows) people.push(await signedIn(app, row));
  });
  afterAll(async () => {
    await app.close();
    await runOn(inject('databaseServer'), `drop database if exists ${name} with (force)`);
  });

  test('keeps every row', async () => {
    expect(restored.migrated).toBeGreaterThan(0);
    expect(rows).toEqual(restored.rowsOf);
  });

  test('answers whatever its owners read, and writes their account files', async () => {
    expect(people.length).toBeGreaterThan(1);
    for (const person of people) {
      for (const { path } of LISTS) expect([path, (await person.fetch(path)).status]).toEqual([path, 200]);
      expect((await fileOf(person)).games.length).toBeGreaterThan(0);
    }
  });

  test('opens its latest night, and takes new games', async () => {
    expect(await openLatestNight(app.services.db)).toBeGreaterThan(0);
    const [person] = people;
    expect((await person?.call(addGame, { body: gamePayload({ title: 'After the upgrade' }) }))?.status).toBe(201);
  });
});
