import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { addGame, listGames, restoreGame, removeGame, toggleWishlist } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const change = (id: number, body: object, by = ana) => by.call(changeGame, { params: { id }, body });
const lists = async () =>
  (await ana.call(listGames, {})).body.map(({ title, isWishlist, isUnowned }) => [
    title,
    isWishlist ? 'wish' : isUnowned ? 'unowned' : 'owned',
  ]);

describe('a request is rejected', () => {
  test('from another owner', async () => {
    const { id } = await addGameFor(ana);
    expect((await change(id, { isUnowned: true }, await makeOwner(app))).status).toBe(404);
    expect(await lists()).toEqual([['Azul', 'owned']]);
  });

  test.each([
    [{ isUnowned: true, isWishlist: true }, 'isUnowned'],
    [{ states: ['stolen'] }, 'states'],
    [{ states: Array<string>(7).fill('for_trade') }, 'states'],
    [{ wishPriority: 6 }, 'wishPriority'],
    [{ wishPriority: 0 }, 'wishPriority'],
    [{ wishPriority: 1.5 }, 'wishPriority'],
  ])('for %o, with an error for the field', async (changes, field) => {
    const { id } = await addGameFor(ana);
    const { status, body } = await change(id, changes);
    expect(status).toBe(400);
    expect(Object.keys((body as { fields?: object }).fields ?? {}).join()).toContain(field);
    const added = await ana.call(addGame, { body: gamePayload({ title: 'Calico', ...changes }) });
    expect(added.status).toBe(400);
  });

  test('for a repeated title among the games that are not owned', async () => {
    await addGameFor(ana, { isUnowned: true });
    const { status, body } = await ana.call(addGame, { body: gamePayload({ isUnowned: true }) });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain('among the games that you do not own');
  });
});

test('a sold game is removed from shelf, Home and shared collections, keeps its plays, and can be restored', async () => {
  const azul = await addGameFor(ana, { states: ['for_trade'] });
  await recordPlayFor(ana, azul.id, playPayload(undefined, { markAsPlayed: true }));
  const { shareId } = await shareFor(ana);
  const shared = async () =>
    (await visitor(app).call(getSharedCollection, { params: { shareId } })).body.games.map(({ title }) => title);
  expect(await shared()).toEqual(['Azul']);

  const { body: sold } = await change(azul.id, { isUnowned: true });
  expect(sold).toMatchObject({ isUnowned: true, isWishlist: false, states: ['previously_owned'], timesPlayed: 1 });
  expect(await shared()).toEqual([]);
  expect((await ana.call(getHome, {})).body).toMatchObject({ owned: 0, plays: 1, playedLast: [] });
  expect((await ana.call(listPlays, { params: { id: azul.id } })).body).toHaveLength(1);

  const { body: back } = await change(azul.id, { isUnowned: false });
  expect(back).toMatchObject({ isUnowned: false, states: [], timesPlayed: 1 });
  expect((await ana.call(getHome, {})).body).toMatchObject({ owned: 1, plays: 1 });
});

test('states are sorted without duplicates, and are kept when other fields change', async () => {
  const { id } = await addGameFor(ana, { states: ['want_to_play', 'for_trade', 'want_to_play'] });
  const { body } = await change(id, { notes: 'With the promo' });
  expect(body).toMatchObject({ states: ['for_trade', 'want_to_play'], isUnowned: false });
});

test('a wish loses its priority when it is owned', async () => {
  const { id } = await addGameFor(ana, { isWishlist: true, wishPriority: 2, states: ['preordered'] });
  const { body: off } = await change(id, { isUnowned: true });
  expect(off).toMatchObject({ isWishlist: false, isUnowned: true, wishPriority: 2, states: [] });
  const { body: wished } = await ana.call(toggleWishlist, { params: { id } });
  expect(wished).toMatchObject({ isWishlist: true, isUnowned: false, wishPriority: 2 });
  const { body: owned } = await ana.call(toggleWishlist, { params: { id } });
  expect(owned).toMatchObject({ isWishlist: false, isUnowned: false, wishPriority: null });
});

describe('a sold game', () => {
  test('is the same game when it is added again, with its plays', async () => {
    const azul = await addGameFor(ana, { bggId: 230802, notes: 'Sold to Ben' });
    await recordPlayFor(ana, azul.id, playPayload(undefined, { markAsPlayed: true }));
    await change(azul.id, { isUnowned: true });
    const again = await addGameFor(ana, { title: 'Azul (2nd edition)', bggId: 230802 });
    expect(again).toMatchObject({ id: azul.id, timesPlayed: 1, notes: 'Sold to Ben', states: [], isUnowned: false });
    expect(await lists()).toEqual([['Azul (2nd edition)', 'owned']]);
  });

  test('is another game than one with its title and another id, and keeps its plays', async () => {
    const sold = await addGameFor(ana, { title: 'Shogun', bggId: 2043 });
    await recordPlayFor(ana, sold.id, playPayload(undefined, { markAsPlayed: true }));
    await change(sold.id, { isUnowned: true });
    const bought = await addGameFor(ana, { title: 'Shogun', bggId: 20551 });
    expect(bought.id).not.toBe(sold.id);
    const { body } = await ana.call(listGames, {});
    expect(body.find(({ id }) => id === bought.id)).toMatchObject({ bggId: 20551, timesPlayed: 0, isUnowned: false });
    expect(body.find(({ id }) => id === sold.id)).toMatchObject({ bggId: 2043, timesPlayed: 1, isUnowned: true });
  });

  test('is the same game when it is wished for again', async () => {
    const azul = await addGameFor(ana);
    await change(azul.id, { isUnowned: true });
    const wish = await addGameFor(ana, { isWishlist: true, wishPriority: 1 });
    expect(wish).toMatchObject({ id: azul.id, isWishlist: true, states: ['previously_owned'], wishPriority: 1 });
  });

  test('is merged into a wish with the same BoardGameGeek id', async () => {
    const azul = await addGameFor(ana, { bggId: 230802 });
    await recordPlayFor(ana, azul.id, playPayload(undefined, { markAsPlayed: true }));
    await change(azul.id, { isUnowned: true });
    const other = await addGameFor(ana, { title: 'Azul Deluxe', bggId: 1 });
    const wish = await addGameFor(ana, { title: 'Azul', isWishlist: true });
    expect(wish.id).toBe(azul.id);
    expect(other.id).not.toBe(azul.id);
    expect(await lists()).toEqual([
      ['Azul', 'wish'],
      ['Azul Deluxe', 'owned'],
    ]);
  });

  test('is restored after a removal, with the same list and states', async () => {
    const { id } = await addGameFor(ana, { isUnowned: true, states: ['want_to_play'] });
    await ana.call(removeGame, { params: { id } });
    const { body } = await ana.call(restoreGame, { params: { id } });
    expect(body).toMatchObject({ id, isUnowned: true, states: ['want_to_play'] });
  });
});
