import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STORAGE_LIMITS, limitText } from '#shared/limits/storage-limits.ts';
import { games } from '#shared/schema/games.ts';
import { personSpellings } from '#shared/schema/plays.ts';
import { changed, fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { fillGames } from '#tests/support/rows/fill-account.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { importFile } from '../transfer/imports/collection-file.ts';

const app = testApp();

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('an import with more games than free places changes nothing and names the limit', async () => {
  const ana = await makeOwner(app);
  await fillGames(app, ana.id, STORAGE_LIMITS.games.most - 2);
  const rows = numbers(3).map((n) => ({ objectname: `New ${n}`, objectid: 9_000_000 + n }));
  const done = await importFile(ana, ...rows);
  expect(done).toMatchObject({ status: 'preview', problem: `Nothing was changed. ${limitText('games')}` });
  expect(await app.services.db.$count(games, eq(games.userId, ana.id))).toBe(STORAGE_LIMITS.games.most - 2);
});

test('an account file with too many names is rejected completely', async () => {
  const [full, ana] = await Promise.all([makeOwner(app), makeOwner(app)]);
  const file = changed(await fileOf(full), (of) => {
    const createdAt = '2026-01-01T00:00:00.000Z';
    const spellings = (person: number) => numbers(1_000).map((n) => `name ${person} ${n}`);
    of.people = numbers(21).map((n) => ({ name: `name ${n} 0`, spellings: spellings(n), createdAt }));
  });
  const { refusal } = await restore(ana, file);
  expect(refusal).toEqual({ code: 'limit_reached', message: limitText('names') });
  expect(await app.services.db.$count(personSpellings, eq(personSpellings.userId, ana.id))).toBe(0);
});
