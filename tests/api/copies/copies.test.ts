import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/copies/change-copies-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames, removeGame, restoreGame } from '#shared/games/games-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let azul: number;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  azul = (await addGameFor(ana)).id;
});

const add = (body: object = {}, by = ana) => by.call(contracts.addCopy, { params: { id: azul }, body });
const change = (id: number, body: object, by = ana) => by.call(contracts.changeCopy, { params: { id }, body });
const remove = (id: number, by = ana) => by.call(contracts.removeCopy, { params: { id } });
const list = async (by = ana) => (await by.call(listCopies, {})).body;

describe('a request is rejected', () => {
  test('from a visitor, and as not found from another owner', async () => {
    const { id } = (await add()).body;
    const bea = await makeOwner(app);
    expect((await visitor(app).call(listCopies, {})).status).toBe(401);
    expect([(await add({}, bea)).status, (await change(id, { place: 'Hers' }, bea)).status]).toEqual([404, 404]);
    expect((await remove(id, bea)).status).toBe(404);
    expect([await list(bea), (await list()).length]).toEqual([[], 1]);
  });

  test.each([
    [{ pricePaid: -1 }, 'pricePaid'],
    [{ pricePaid: 1.005 }, 'pricePaid'],
    [{ pricePaid: 1e12 }, 'pricePaid'],
    [{ priceCurrency: 'euro' }, 'priceCurrency'],
    [{ acquiredOn: '2024-02-30' }, 'acquiredOn'],
    [{ acquiredOn: '0001-01-01' }, 'acquiredOn'],
    [{ place: 'x'.repeat(201) }, 'place'],
    [{ barcode: 'nul \0' }, 'barcode'],
    [{ isSleeved: 'yes' }, 'isSleeved'],
  ])('for %o, with an error for the field', async (body, field) => {
    const { id } = (await add()).body;
    for (const { status, body: refusal } of [await add(body), await change(id, body)]) {
      expect(status).toBe(400);
      expect((refusal as { fields?: object }).fields).toHaveProperty(field);
    }
  });

  test('beyond the maximum of a game, also for concurrent requests', async () => {
    const rows = Array.from({ length: STORAGE_LIMITS.copiesOfGame.most - 1 }, () => ({ userId: ana.id, gameId: azul }));
    await app.services.db.insert(copies).values(rows);
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

test('a copy keeps all its fields, and each can be changed separately', async () => {
  const known = {
    edition: 'Second printing',
    language: 'German',
    pricePaid: 34.9,
    priceCurrency: 'EUR',
    acquiredOn: '2023-11-04',
    acquiredFrom: 'Essen',
    place: 'Cottage',
    condition: 'A dented corner',
    notes: 'One tile is missing',
    isSleeved: true,
    barcode: '4012345678901',
  };
  const { status, body } = await add(known);
  expect(status).toBe(201);
  expect(body).toEqual({ id: body.id, gameId: azul, ...known });
  const moved = { ...body, place: 'Shelf 3', isSleeved: false };
  expect((await change(body.id, { place: ' Shelf 3 ', isSleeved: false })).body).toEqual(moved);
  expect(await list()).toEqual([moved]);
});

test('a currency is stored only with a price', async () => {
  expect((await add({ priceCurrency: 'EUR' })).body).toMatchObject({ pricePaid: null, priceCurrency: null });
  const { id } = (await add({ pricePaid: 0, priceCurrency: 'EUR' })).body;
  expect((await change(id, { priceCurrency: 'USD' })).body).toMatchObject({ pricePaid: 0, priceCurrency: 'USD' });
  expect((await change(id, { pricePaid: null })).body).toMatchObject({ pricePaid: null, priceCurrency: null });
});

test('a game can have several copies; removing one keeps the game', async () => {
  const first = (await add({ place: 'Home' })).body;
  await add({ place: 'Cottage' });
  expect((await remove(first.id)).status).toBe(204);
  expect((await list()).map(({ place }) => place)).toEqual(['Cottage']);
  expect((await ana.call(listGames, {})).body).toHaveLength(1);
  expect((await remove(first.id)).status).toBe(404);
});

test('a long list of copies is returned completely, in order of creation', async () => {
  const places = Array.from({ length: 700 }, (_, n) => `Shelf ${n}`);
  await app.services.db.insert(copies).values(places.map((place) => ({ userId: ana.id, gameId: azul, place })));
  expect((await list()).map(({ place }) => place)).toEqual(places);
});

test('removing a game removes its copies, and restoring it restores them', async () => {
  const { id } = (await add({ place: 'Home' })).body;
  await ana.call(removeGame, { params: { id: azul } });
  expect(await list()).toEqual([]);
  expect((await change(id, { place: 'Gone' })).status).toBe(404);
  await ana.call(restoreGame, { params: { id: azul } });
  expect(await list()).toMatchObject([{ place: 'Home' }]);
});

test('the copies of a wish move to the game that fulfils it', async () => {
  const wish = await addGameFor(ana, { title: 'Catan', isWishlist: true, bggId: 13 });
  await ana.call(contracts.addCopy, { params: { id: wish.id }, body: { acquiredFrom: 'Preorder' } });
  const bought = await addGameFor(ana, { title: 'Settlers of Catan', bggId: 13 });
  expect(await list()).toMatchObject([{ gameId: bought.id, acquiredFrom: 'Preorder' }]);
});
