import { beforeEach, describe, expect, test } from 'vitest';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import {
  discardImport,
  getImport,
  importBggUser,
  listImports,
  readImportAgain,
} from '#shared/transfer/imports-contract.ts';
import { importProgress, importRows } from '#shared/schema/imports.ts';
import { stopReadings } from '#server/transfer/imports/bgg/readings.ts';
import { waitForRunningImports } from '#server/transfer/imports/background-imports.ts';
import { says, type ResponseHandler } from '#tests/support/server/bgg-server.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { apply, ended, gameOf, gamesOf, importFile, noteOn, rowsOf, undo } from './collection-file.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { bggSite } from './bgg-site.ts';

const site = bggSite();
const { app } = site;
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const start = async (username: string, person = ana) => {
  const { status, body, refusal } = await person.call(importBggUser, { body: { username } });
  if (status !== 202) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  return body;
};
const read = async (username: string, person = ana) => ended(person, (await start(username, person)).id);
/** Keeps one request waiting until it is let go. */
function held(): { handler: ResponseHandler; arrived: Promise<void>; letGo: () => void } {
  let release = () => {};
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const handler: ResponseHandler = (_req, res) => {
    release = () => void res.writeHead(202).end('<message>Accepted.</message>');
    arrive();
    return true;
  };
  return { handler, arrived, letGo: () => release() };
}

describe('without a token', () => {
  const plain = testApp({ databaseOf: app });

  test('the import is rejected, and the configuration says that it is unavailable', async () => {
    const bea = await makeOwner(plain);
    const refused = await bea.call(importBggUser, { body: { username: 'bea' } });
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'bgg_not_set_up' } });
    expect((await visitor(plain).call(getConfig, {})).body.bggUserImport).toBe(false);
    expect((await visitor(app).call(getConfig, {})).body.bggUserImport).toBe(true);
  });
});

test.each(['', '   ', 'x'.repeat(101), 'a\0b', 'https://boardgamegeek.com/user/%00', 'boardgamegeek.com/user/%20'])(
  'the name %j is rejected',
  async (username) => {
    const refused = await ana.call(importBggUser, { body: { username } });
    expect(refused).toMatchObject({ status: 400, refusal: { code: 'invalid_request' } });
    expect(Object.keys(refused.refusal.fields ?? {})).toEqual(['username']);
    expect(site.bgg.requests).toEqual([]);
  },
);

test('an account can read thirty collections an hour, and others still can', async () => {
  for (let n = 0; n < 30; n += 1) await read(`nobody${n}`);
  const { status, headers } = await ana.call(importBggUser, { body: { username: 'nobody' } });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(site.bgg.requests).toHaveLength(30);
  expect((await read('nobody', await makeOwner(app))).failure).toBe('no_such_user');
});

describe('an import fails without data', () => {
  test.each([
    ['no_such_user', []],
    ['no_such_user', [says(200, '<errors><error><message>Invalid username specified</message></error></errors>')]],
    ['not_admitted', [says(401, 'Unauthorized')]],
    ['still_preparing', Array.from({ length: 4 }, () => says(202))],
    ['busy', Array.from({ length: 3 }, () => says(503, 'Busy'))],
    ['unreadable', Array.from({ length: 3 }, () => says(200, '<html><body>Checking</body></html>'))],
    ['unreadable', [says(404)]],
  ])('with %s', async (failure, whims) => {
    site.bgg.first.push(...whims);
    const failed = await read('nobody');
    expect(failed).toMatchObject({ status: 'reading', failure, progress: null, rows: 0 });
    expect(failed.problem).toMatch(/^BoardGameGeek /);
    expect(await rowsOf(ana, failed.id)).toEqual([]);
  });

  test('if the collection is empty', async () => {
    site.bgg.collections.set('ana', []);
    expect(await read('ana')).toMatchObject({ status: 'reading', failure: 'empty' });
  });
});

test('the import waits for a collection that is being prepared, and then shows a preview', async () => {
  site.bgg.collections.set('ana', [{ id: 100_001, name: 'Two Towers of Tea' }]);
  site.bgg.first.push(says(202), says(202));
  const started = await start('https://boardgamegeek.com/user/ana');
  expect(started).toMatchObject({
    format: 'bgg_user',
    fileName: 'ana',
    status: 'reading',
    progress: { done: 0, total: 0 },
    failure: null,
  });
  expect(await ended(ana, started.id)).toMatchObject({ status: 'preview', rows: 1, counts: { add: 1 }, failure: null });
  expect(await gamesOf(ana)).toEqual([]);
});

test('lists, ratings, plays and comments are imported; previously owned games are on neither list', async () => {
  site.bgg.collections.set('ana', [
    { id: 100_001, name: 'Owned', rating: 7.5, plays: 12, comment: 'Ours since 2016' },
    { id: 100_002, name: 'Wished', status: { own: 0, wishlist: 1 } },
    { id: 100_003, name: 'To buy', status: { own: 0, wanttobuy: 1 } },
    { id: 100_004, name: 'On its way', status: { own: 0, preordered: 1 } },
    { id: 100_005, name: 'Sold', status: { own: 0, prevowned: 1 } },
  ]);
  const { id } = await read('ana');
  expect(await apply(ana, id)).toMatchObject({ counts: { add: 5, skip: 0 }, wishlist: 3 });
  expect(await gameOf(ana, 'Owned')).toMatchObject({
    bggId: 100_001,
    isWishlist: false,
    rating: 4,
    timesPlayed: 12,
    notes: 'Ours since 2016',
    players: '2-4',
    duration: '60 min',
    year: 2020,
    imageUrl: 'https://img.example.org/100001.jpg',
  });
  for (const title of ['Wished', 'To buy', 'On its way']) {
    expect(await gameOf(ana, title)).toMatchObject({ isWishlist: true });
  }
  expect(await gameOf(ana, 'Sold')).toMatchObject({ isUnowned: true, states: ['previously_owned'] });
  await undo(ana, id);
  expect(await gamesOf(ana)).toEqual([]);
});

test('details are requested for games outside the catalogue and for expansions', async () => {
  site.bgg.collections.set('ana', [
    { id: 13, name: 'CATAN' },
    { id: 400_001, name: 'Unheard of', weight: 3.2, minAge: 12, votes: { 2: [9, 1, 0], 3: [1, 5, 2] } },
    { id: 400_002, name: 'With a party', links: [['boardgamecategory', 'Trivia']] },
    { id: 926, name: 'CATAN: Seafarers', expansionOf: [13] },
    { id: 400_003, name: 'Sold', status: { own: 0, prevowned: 1 } },
  ]);
  const { id } = await read('ana');
  const requests = site.bgg.requests.filter(({ pathname }) => pathname.endsWith('/thing'));
  expect(requests.map(({ searchParams }) => searchParams.get('id'))).toEqual(['400001,400002,400003,926']);
  await apply(ana, id);
  expect(await gameOf(ana, 'Unheard of')).toMatchObject({
    weight: expect.closeTo(3.2),
    minAge: 12,
    difficulty: 'hard',
    bestPlayers: '2',
    recommendedPlayers: '2,3',
    category: 'family',
  });
  expect(await gameOf(ana, 'With a party')).toMatchObject({ category: 'trivia' });
  expect(await gameOf(ana, 'CATAN')).toMatchObject({ category: 'euro', weight: expect.closeTo(2.28, 0), minAge: 10 });
  expect(await gameOf(ana, 'CATAN: Seafarers')).toMatchObject({ isExpansion: true });
  const rows = await app.services.db.select({ game: importRows.game }).from(importRows);
  expect(rows.find(({ game }) => game?.bggId === 926)?.game?.baseBggIds).toEqual([13]);
});

test('if details are unavailable, the collection is imported without them, with a note', async () => {
  site.bgg.collections.set('ana', [{ id: 200_001, name: 'Without details' }]);
  const refuseThings: ResponseHandler = (req, res) => Boolean(req.url?.includes('/thing')) && says(503)(req, res);
  site.bgg.first.push(...Array.from({ length: 9 }, () => refuseThings));
  const { id, status } = await read('ana');
  expect(status).toBe('preview');
  await apply(ana, id);
  expect(await noteOn(ana, id, 'Without details')).toBe(
    'BoardGameGeek did not tell its weight and best player counts this time.',
  );
});

test('a second import adds no duplicates and fills missing values', async () => {
  await importFile(ana, { objectname: 'Known from the file', objectid: 300_001, rating: 8 });
  site.bgg.collections.set('ana', [{ id: 300_001, name: 'Known from the file', rating: 8, year: 2021, weight: 2.5 }]);
  expect(await apply(ana, (await read('ana')).id)).toMatchObject({ counts: { add: 0, change: 1 } });
  expect(await gameOf(ana, 'Known from the file')).toMatchObject({
    year: 2021,
    imageUrl: 'https://img.example.org/300001.jpg',
  });
  expect(await read('ana')).toMatchObject({ counts: { add: 0, change: 0, same: 1 } });
});

describe('while a collection is read', () => {
  test('another import of the same user is rejected, also concurrently; another user can import', async () => {
    const first = held();
    site.bgg.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
    site.bgg.first.push(first.handler);
    const answers = await Promise.all([1, 2].map(() => ana.call(importBggUser, { body: { username: 'ana' } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await first.arrived;
    const { id } = answers.find(({ status }) => status === 202)?.body ?? { id: 0 };
    expect(await ana.call(readImportAgain, { params: { id } })).toMatchObject({
      status: 409,
      refusal: { code: 'import_running' },
    });
    expect(await read('ana', await makeOwner(app))).toMatchObject({ status: 'preview' });
    first.letGo();
    expect(await ended(ana, id)).toMatchObject({ status: 'preview' });
    expect((await ana.call(readImportAgain, { params: { id } })).refusal.code).toBe('import_not_open');
  });

  test('it can be cancelled at once, and another one can be started', async () => {
    const first = held();
    site.bgg.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
    site.bgg.first.push(first.handler);
    const { id } = await start('anna');
    await first.arrived;
    expect((await ana.call(discardImport, { params: { id } })).status).toBe(204);
    await waitForRunningImports();
    expect((await ana.call(getImport, { params: { id } })).status).toBe(404);
    expect(await read('ana')).toMatchObject({ status: 'preview', fileName: 'ana' });
    expect((await ana.call(listImports, {})).body).toHaveLength(1);
  });

  test('a server that stops releases it, so that it can be retried', async () => {
    const first = held();
    site.bgg.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
    site.bgg.first.push(first.handler);
    const { id } = await start('ana');
    await first.arrived;
    stopReadings();
    await waitForRunningImports();
    expect((await ana.call(getImport, { params: { id } })).body).toMatchObject({
      status: 'reading',
      progress: null,
      failure: 'interrupted',
    });
    expect((await ana.call(readImportAgain, { params: { id } })).status).toBe(202);
    expect(await ended(ana, id)).toMatchObject({ status: 'preview', counts: { add: 1 } });
  });

  test('a server that is killed does not block it', async () => {
    const { id } = await read('nobody');
    const markAsRunning = (secondsAgo: number) =>
      app.services.db
        .insert(importProgress)
        .values({ importId: id, done: 20, total: 60, updatedAt: new Date(Date.now() - secondsAgo * 1000) });
    await markAsRunning(-60);
    expect((await ana.call(readImportAgain, { params: { id } })).refusal.code).toBe('import_running');
    await app.services.db.delete(importProgress);
    await markAsRunning(4);
    site.bgg.collections.set('nobody', [{ id: 13, name: 'CATAN' }]);
    expect((await ana.call(readImportAgain, { params: { id } })).status).toBe(202);
    expect(await ended(ana, id)).toMatchObject({ status: 'preview' });
  });
});

test('a new import replaces a failed one', async () => {
  const failed = await read('nobody');
  site.bgg.collections.set('ana', [{ id: 13, name: 'CATAN' }]);
  await read('ana');
  expect((await ana.call(getImport, { params: { id: failed.id } })).status).toBe(404);
});

test('an import of another owner is not found', async () => {
  const { id } = await read('nobody');
  const bea = await makeOwner(app);
  for (const contract of [readImportAgain, getImport, discardImport]) {
    expect((await bea.call(contract, { params: { id } })).status).toBe(404);
  }
});
