import { beforeEach, expect, test } from 'vitest';
import { listImportRows } from '#shared/transfer/imports-contract.ts';
import type { ImportConcern } from '#shared/enums.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, playedOnly, previewBgStats } from './bgstats-file.ts';
import { importFile, preview, rowsOf } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

/** Fields of a game in a file without states and copies. */
const NO_MORE = { states: [], wishPriority: null, copies: [] };

const whatOf = async (id: number) => (await rowsOf(ana, id)).map(({ title, game }) => [title, game]);

test('a row without a valid game has no summary', async () => {
  const { id } = await preview(ana, { objectname: 'Azul', objectid: 'none' }, { objectname: 'Heat', objectid: 1 });
  expect((await whatOf(id))[0]).toEqual(['Azul', null]);
});

test('a row of a collection has list, expansion, rating and plays', async () => {
  const { id } = await preview(
    ana,
    { objectname: 'Azul', objectid: 1, rating: 8, numplays: 12 },
    { objectname: 'Heat', objectid: 2, own: 0, wishlist: 1 },
    { objectname: 'Wingspan: Asia', objectid: 3, itemtype: 'expansion' },
    { objectname: 'Catan', objectid: 4, own: 0, prevowned: 1, rating: 5, numplays: 3 },
  );
  expect(await whatOf(id)).toEqual([
    ['Azul', { list: 'owned', isExpansion: false, rating: 4, timesPlayed: 12, ...NO_MORE }],
    ['Heat', { list: 'wishlist', isExpansion: false, rating: 0, timesPlayed: 0, ...NO_MORE }],
    ['Wingspan: Asia', { list: 'owned', isExpansion: true, rating: 0, timesPlayed: 0, ...NO_MORE }],
    [
      'Catan',
      { list: 'unowned', isExpansion: false, rating: 2.5, timesPlayed: 3, ...NO_MORE, states: ['previously_owned'] },
    ],
  ]);
});

test('a row of a collection has states, wish priority, and place and price of its copies', async () => {
  const { id } = await preview(
    ana,
    { objectname: 'Azul', objectid: 1, fortrade: 1, pricepaid: '49', pp_currency: 'EUR', invlocation: 'Cottage' },
    { objectname: 'Azul', objectid: 1, fortrade: 0, version_languages: 'German' },
    { objectname: 'Heat', objectid: 2, own: 0, wishlist: 1, wishlistpriority: 2, wanttoplay: 1 },
  );
  const [azul, , heat] = await rowsOf(ana, id);
  expect(azul?.game).toMatchObject({
    states: ['for_trade'],
    copies: expect.arrayContaining([{ place: 'Cottage', pricePaid: 49, priceCurrency: 'EUR' }]) as unknown,
  });
  expect(heat?.game).toMatchObject({ list: 'wishlist', states: ['want_to_play'], wishPriority: 2, copies: [] });
});

test('a game row of BG Stats has them too, a play row has none', async () => {
  const { id } = await previewBgStats(ana, { games: [aGame(1, 'Azul'), playedOnly(2, 'Heat')], plays: [aPlay('one')] });
  expect(await whatOf(id)).toEqual([
    ['Azul', { list: 'owned', isExpansion: false, rating: 0, timesPlayed: 1, ...NO_MORE }],
    ['Heat', { list: null, isExpansion: false, rating: 0, timesPlayed: 0, ...NO_MORE }],
    ['Azul', null],
  ]);
});

test('an expansion on the wishlist counts as a wish', async () => {
  const { expansions, wishlist } = await importFile(
    ana,
    { objectname: 'Asia', objectid: 1, own: 0, wishlist: 1, itemtype: 'expansion' },
    { objectname: 'Europe', objectid: 2, itemtype: 'expansion' },
  );
  expect({ expansions, wishlist }).toEqual({ expansions: 1, wishlist: 1 });
});

test('a preview counts and lists the rows to look at first, by kind', async () => {
  const { id, concerns } = await preview(
    ana,
    { objectname: 'Azul', objectid: 1, rating: 'eight' },
    { objectname: 'Azul', objectid: 1, version_languages: 'German' },
    { objectname: 'Heat', objectid: 2 },
    { objectname: 'Catan', objectid: 'none' },
  );
  const titles = async (concern: ImportConcern) => {
    const { body } = await ana.call(listImportRows, { params: { id }, query: { concern } });
    return body.map(({ line, title }) => [line, title]);
  };
  expect(concerns).toMatchObject({ unreadable: 2 });
  expect(await titles('unreadable')).toEqual([
    [2, 'Azul'],
    [5, 'Catan'],
  ]);
  const duplicates = await titles('duplicate');
  expect(duplicates).toContainEqual([3, 'Azul']);
  expect(concerns?.duplicate).toBe(duplicates.length);
  expect(await titles('unsure')).toEqual([]);
});

test('a preview without such rows counts none', async () => {
  const { concerns = {} } = await preview(ana, { objectname: 'Azul', objectid: 1, rating: 8 });
  expect(concerns).toEqual({});
});
