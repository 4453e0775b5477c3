import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { addGame, listGames, toggleWishlist } from '#shared/games/games-contract.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const titlesOf = async (person: Person) =>
  (await person.call(listGames, {})).body.map(({ title, isWishlist }) => ({ title, isWishlist }));

describe('adding a game', () => {
  test('without title, players and duration is rejected with an error for each', async () => {
    const { status, refusal } = await ana.call(addGame, { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['title', 'players', 'duration']);
  });

  test.each([
    ['rating', 5.5],
    ['rating', 3.3],
    ['rating', '4'],
    ['minAge', -1],
    ['minAge', 8.5],
    ['category', 'roleplaying'],
    ['difficulty', 'brutal'],
    ['timesPlayed', -1],
    ['title', 'x'.repeat(201)],
    ['title', '   '],
    ['title', 'half \ud800 pair'],
    ['notes', 'nul \0 byte'],
    ['youtube', 'javascript:alert(1)'],
    ['buyUrl', 'ftp://shop.example'],
    ['imageUrl', 'data:image/png;base64,AAAA'],
    ['imageUrl', 'not an address'],
    ['lastPlayed', 'yesterday'],
    ['bggId', 0],
    ['bggId', 2 ** 31],
    ['year', 1995.5],
    ['year', 10_000],
    ['weight', 0],
    ['weight', 5.1],
    ['bestPlayers', '3 to 4'],
    ['bestPlayers', '3,,4'],
    ['recommendedPlayers', '0'],
  ])('rejects %s %j with an error for the field', async (field, value) => {
    const { status, refusal } = await ana.call(addGame, { body: gamePayload({ [field]: value }) });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  test('takes the documented defaults', async () => {
    const { status, body } = await ana.call(addGame, { body: gamePayload() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: ana.id,
      category: 'family',
      difficulty: 'medium',
      minAge: 8,
      rating: 0,
      timesPlayed: 0,
      lastPlayed: null,
      isWishlist: false,
      isFavorite: false,
      youtube: null,
    });
  });

  test('stores all known facts', async () => {
    const known = { bggId: 13, year: 1995, weight: 2.28, bestPlayers: '4', recommendedPlayers: '3,4' };
    const { body } = await ana.call(addGame, { body: gamePayload(known) });
    expect(body).toMatchObject(known);
    expect((await ana.call(listGames, {})).body).toMatchObject([known]);
  });

  test('restores a removed game from its fields', async () => {
    const former = { description: 'Tiles', isFavorite: true, timesPlayed: 7, lastPlayed: '2025-03-02T19:00:00.000Z' };
    const { body } = await ana.call(addGame, { body: gamePayload(former) });
    expect(body).toMatchObject(former);
  });

  test('keeps text exactly as typed', async () => {
    const typed = {
      title: '"Quoted" <script>alert(1)</script> 🎲 לוח',
      notes: "Robert'); DROP TABLE games;--\n\ttabs, ünïcode, לוח",
    };
    await addGameFor(ana, typed);
    const { body } = await ana.call(listGames, {});
    expect(body[0]).toMatchObject(typed);
  });

  test('removes invisible characters and direction marks', async () => {
    await addGameFor(ana, { title: 'A\u200bz\u2060ul\u202e', notes: 'one\n\u202etwo' });
    const { body } = await ana.call(listGames, {});
    expect(body[0]).toMatchObject({ title: 'Azul', notes: 'one\ntwo' });
  });
});

describe('the same title', () => {
  test.each(['Azul', ' azul ', 'AZUL', 'A\u200bzul'.replace('\u200b', '')])(
    'written as %j on the same list is rejected',
    async (title) => {
      await addGameFor(ana);
      const { status, refusal } = await ana.call(addGame, { body: gamePayload({ title }) });
      expect(status).toBe(409);
      expect(refusal.code).toBe('duplicate_title');
    },
  );

  test('that differs only in case is rejected in every script', async () => {
    await addGameFor(ana, { title: '1902 Méliès' });
    const { status } = await ana.call(addGame, { body: gamePayload({ title: '1902 MÉLIÈS' }) });
    expect(status).toBe(409);
  });

  test('is rejected for the wishlist if it is owned', async () => {
    await addGameFor(ana);
    const { status } = await ana.call(addGame, { body: gamePayload({ isWishlist: true }) });
    expect(status).toBe(409);
  });

  test('is rejected for the wishlist if it is wished for, and the message names the list', async () => {
    await addGameFor(ana, { isWishlist: true });
    const { status, refusal } = await ana.call(addGame, { body: gamePayload({ title: 'AZUL', isWishlist: true }) });
    const message = '"AZUL" is already in your wishlist.';
    expect([status, refusal.message, refusal.fields]).toEqual([409, message, { title: message }]);
  });

  test('in the collection replaces its wish, and keeps the fields that are not sent', async () => {
    const wished = await addGameFor(ana, { isWishlist: true, notes: 'For the holidays', rating: 4, players: '2-3' });
    const { id } = await addGameFor(ana, { title: 'AZUL', players: '2-5' });
    const { body } = await ana.call(listGames, {});
    const bought = { title: 'AZUL', isWishlist: false, players: '2-5', notes: 'For the holidays', rating: 4 };
    expect([id, body]).toEqual([wished.id, [expect.objectContaining(bought)]]);
  });

  test('cannot be moved to a list that has it', async () => {
    const wished = await addGameFor(ana, { isWishlist: true });
    const other = await addGameFor(ana, { title: 'Azul 2' });
    await ana.call(changeGame, { params: { id: other.id }, body: { title: 'Azul' } });
    const { status, refusal } = await ana.call(toggleWishlist, { params: { id: wished.id } });
    const message = '"Azul" is already in your owned games collection.';
    expect([status, refusal.code, refusal.message]).toEqual([409, 'duplicate_title', message]);
    const owned = (await ana.call(listGames, {})).body.find(({ isWishlist }) => !isWishlist);
    const back = await ana.call(toggleWishlist, { params: { id: owned?.id ?? 0 } });
    expect([back.status, back.refusal.message]).toEqual([409, '"Azul" is already in your wishlist.']);
  });

  test('added by ten concurrent requests is stored once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.call(addGame, { body: gamePayload() })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await titlesOf(ana)).toEqual([{ title: 'Azul', isWishlist: false }]);
  });

  test('added concurrently to both lists is not left on the wishlist if it is owned', async () => {
    await Promise.all([true, false].map((isWishlist) => ana.call(addGame, { body: gamePayload({ isWishlist }) })));
    expect(await titlesOf(ana)).toContainEqual({ title: 'Azul', isWishlist: false });
  });

  test('is allowed for another owner', async () => {
    await addGameFor(ana);
    await addGameFor(await makeOwner(app));
  });
});
