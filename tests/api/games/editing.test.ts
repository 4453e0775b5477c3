import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames, markPlayed } from '#shared/games/games-contract.ts';
import { deletePlay } from '#shared/plays/plays-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let azul: number;

beforeEach(async () => {
  ana = await makeOwner(app);
  azul = (await addGameFor(ana, { notes: 'A gift', rating: 4 })).id;
});

const change = (id: number, body: object) => ana.call(changeGame, { params: { id }, body });
/** Owns a game under the title of a wish. */
const ownAsWell = async (title: string) => change((await addGameFor(ana, { title: `${title} 2` })).id, { title });
const gamesOf = async (person: Person) => (await person.call(listGames, {})).body;

describe('a change is rejected:', () => {
  test('of a game of another owner', async () => {
    const bea = await makeOwner(app);
    const { status } = await bea.call(changeGame, { params: { id: azul }, body: { title: 'Mine' } });
    expect(status).toBe(404);
    expect((await gamesOf(ana))[0]?.title).toBe('Azul');
  });

  test('to a title that is on the list, in any case', async () => {
    const root = await addGameFor(ana, { title: 'Root' });
    const { status, refusal } = await change(root.id, { title: ' AZUL ' });
    expect([status, refusal.code, refusal.fields]).toEqual([
      409,
      'duplicate_title',
      { title: '"AZUL" is already in your owned games collection.' },
    ]);
  });

  test('to the wishlist with an owned title', async () => {
    const root = await addGameFor(ana, { title: 'Root' });
    expect((await change(root.id, { title: 'Azul', isWishlist: true })).status).toBe(409);
  });

  test('to the collection with a title that is owned meanwhile', async () => {
    const wish = await addGameFor(ana, { title: 'Root', isWishlist: true });
    await ownAsWell('Root');
    const { status, refusal } = await change(wish.id, { isWishlist: false });
    const message = '"Root" is already in your owned games collection.';
    expect([status, refusal.code, refusal.fields]).toEqual([409, 'duplicate_title', { title: message }]);
  });

  test('of a wish to an owned title', async () => {
    const root = await addGameFor(ana, { title: 'Root', isWishlist: true });
    const { status, refusal } = await change(root.id, { title: 'azul' });
    const message = '"azul" is already in your owned games collection.';
    expect([status, refusal.code, refusal.fields]).toEqual([409, 'duplicate_title', { title: message }]);
  });

  test.each([
    [{ title: ' ' }, { title: 'Game title is required' }],
    [{ players: '' }, { players: 'Number of players is required' }],
    [{ duration: '' }, { duration: 'Duration is required' }],
    [{ minAge: 2.5 }, { minAge: 'Please enter an age in whole years' }],
    [{ rating: 3.3 }, { rating: 'Ratings go in half steps' }],
    [{ bestPlayers: 'many' }, { bestPlayers: 'Please give player counts, such as 3 or 2-4, 6' }],
    [{}, { body: 'Please say what to change' }],
  ])('%j', async (body, fields) => {
    const { status, refusal } = await change(azul, body);
    expect([status, refusal.fields]).toEqual([400, fields]);
  });
});

describe('a game', () => {
  test('changes only the fields that are sent', async () => {
    const [before] = await gamesOf(ana);
    const changes = { players: '2-5', youtube: 'https://example.org/azul' };
    const { status, body } = await change(azul, changes);
    expect([status, body]).toMatchObject([200, { id: azul, title: 'Azul', notes: 'A gift', ...changes }]);
    expect(await gamesOf(ana)).toEqual([{ ...before, ...changes }]);
  });

  test('accepts a corrected play count', async () => {
    expect((await change(azul, { timesPlayed: -1 })).body).toMatchObject({
      fields: { timesPlayed: 'Please enter 0 plays or more' },
    });
    const { body } = await change(azul, { timesPlayed: 3 });
    expect(body).toMatchObject({ timesPlayed: 3, notes: 'A gift' });
  });

  test('with a play count corrected to 0 has no last play, and another play counts from there', async () => {
    await ana.call(markPlayed, { params: { id: azul } });
    expect((await change(azul, { timesPlayed: 2 })).body.lastPlayed).not.toBeNull();
    expect((await change(azul, { timesPlayed: 0 })).body).toMatchObject({ timesPlayed: 0, lastPlayed: null });
    const played = playPayload({ Ana: 1 }, { playedAt: '2026-01-31T20:15:00.000Z', markAsPlayed: true });
    const { id } = await recordPlayFor(ana, azul, played);
    expect((await gamesOf(ana))[0]).toMatchObject({
      timesPlayed: 1,
      lastPlayed: expect.stringMatching(/^2026-01-31T20:15/),
    });
    await ana.call(deletePlay, { params: { id } });
    expect((await gamesOf(ana))[0]).toMatchObject({ timesPlayed: 0, lastPlayed: null });
  });

  test('clears fields that are sent empty', async () => {
    const { body } = await change(azul, { notes: ' ', rating: 0, bestPlayers: '' });
    expect(body).toMatchObject({ notes: null, rating: 0, bestPlayers: null });
  });

  test('accepts player counts as people write them', async () => {
    const { body } = await change(azul, { bestPlayers: '2', recommendedPlayers: '2-4, 6' });
    expect(body).toMatchObject({ bestPlayers: '2', recommendedPlayers: '2,3,4,6' });
  });

  test('accepts another spelling of its own title', async () => {
    expect((await change(azul, { title: 'AZUL' })).body.title).toBe('AZUL');
    await expect(addGameFor(ana, { title: 'azul' })).rejects.toThrow('409');
    expect((await change(azul, { title: 'Azul: Summer Pavilion' })).status).toBe(200);
    await addGameFor(ana, { title: 'azul' });
  });

  test('can be changed if its title is also on the wishlist', async () => {
    const root = await addGameFor(ana, { title: 'Root', isWishlist: true });
    await ownAsWell('Root');
    expect((await change(root.id, { notes: 'For the holidays' })).status).toBe(200);
  });

  test('can be moved between the lists', async () => {
    expect((await change(azul, { isWishlist: true })).body.isWishlist).toBe(true);
  });

  test('of two concurrent changes to one title, one is rejected', async () => {
    const root = await addGameFor(ana, { title: 'Root' });
    const answers = await Promise.all([azul, root.id].map((id) => change(id, { title: 'Scythe' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.refusal.message).toBe('"Scythe" is already in your owned games collection.');
  });
});
