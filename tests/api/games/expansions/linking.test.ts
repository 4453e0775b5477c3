import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames, markPlayed, removeGame, restoreGame } from '#shared/games/games-contract.ts';
import { purgeRemovedGames } from '#server/games/store.ts';
import { games } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let catan: number;
let root: number;
let seafarers: number;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  catan = (await addGameFor(ana, { title: 'CATAN' })).id;
  root = (await addGameFor(ana, { title: 'Root' })).id;
  seafarers = (await addGameFor(ana, { title: 'CATAN: Seafarers' })).id;
});

const change = (id: number, body: object, person = ana) => person.call(changeGame, { params: { id }, body });
const baseOf = async (id: number) => (await ana.call(listGames, {})).body.find((game) => game.id === id)?.parentGameId;
const fieldErrorOf = async (id: number, body: object) => {
  const { status, refusal } = await change(id, body);
  expect(status).toBe(400);
  return refusal.fields;
};

describe('a base game is rejected with an error for the field if it is', () => {
  beforeEach(() => change(seafarers, { isExpansion: true }));

  test('the game itself', async () => {
    expect(await fieldErrorOf(seafarers, { parentGameId: seafarers })).toEqual({
      parentGameId: 'A game is not its own base game.',
    });
  });

  test('a game of another owner, or unknown', async () => {
    const bea = await makeOwner(app);
    const hers = (await addGameFor(bea, { title: 'CATAN' })).id;
    const fields = { parentGameId: 'Please choose one of your games.' };
    expect(await fieldErrorOf(seafarers, { parentGameId: hers })).toEqual(fields);
    expect(await fieldErrorOf(seafarers, { parentGameId: 999_999_999 })).toEqual(fields);
  });

  test('a removed game', async () => {
    await ana.call(removeGame, { params: { id: root } });
    expect(await fieldErrorOf(seafarers, { parentGameId: root })).toEqual({
      parentGameId: 'Please choose one of your games.',
    });
  });

  test('an expansion', async () => {
    const cities = (await addGameFor(ana, { title: 'CATAN: Cities & Knights' })).id;
    await change(cities, { isExpansion: true });
    expect(await fieldErrorOf(seafarers, { parentGameId: cities })).toEqual({
      parentGameId: '"CATAN: Cities & Knights" is an expansion itself. Please choose a base game.',
    });
  });

  test('set for a game that is not an expansion', async () => {
    expect(await fieldErrorOf(root, { parentGameId: catan })).toEqual({
      parentGameId: 'Only an expansion has a base game.',
    });
  });

  test('an expansion of the game, directly or indirectly', async () => {
    expect(await fieldErrorOf(catan, { isExpansion: true, parentGameId: seafarers })).toEqual({
      isExpansion: 'An expansion belongs to this game. Give it another base game first.',
    });
    await change(seafarers, { parentGameId: null });
    expect((await change(catan, { isExpansion: true, parentGameId: root })).status).toBe(200);
    expect(await fieldErrorOf(seafarers, { parentGameId: catan })).toHaveProperty('parentGameId');
  });

  test('set for two games as the base of each other concurrently', async () => {
    await change(seafarers, { isExpansion: false });
    const answers = await Promise.all([
      change(seafarers, { isExpansion: true, parentGameId: root }),
      change(root, { isExpansion: true, parentGameId: seafarers }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('an expansion', () => {
  test('is linked to its base game by title as soon as it is marked', async () => {
    expect(await baseOf(seafarers)).toBeNull();
    expect((await change(seafarers, { isExpansion: true })).body.parentGameId).toBe(catan);
    expect(await baseOf(seafarers)).toBe(catan);
  });

  test('is linked to a base game that is added or renamed later', async () => {
    const lost = (await addGameFor(ana, { title: 'Nemesis: Aftermath' })).id;
    await change(lost, { isExpansion: true });
    expect(await baseOf(lost)).toBeNull();
    await addGameFor(ana, { title: 'Nemesis' });
    expect(await baseOf(lost)).not.toBeNull();
    await change(seafarers, { isExpansion: true });
    await change(catan, { title: 'The Settlers' });
    expect(await baseOf(seafarers)).toBeNull();
    await change(root, { title: 'Catan' });
    expect(await baseOf(seafarers)).toBe(root);
  });

  test('keeps a manually selected base game, or none', async () => {
    await change(seafarers, { isExpansion: true, parentGameId: root });
    await addGameFor(ana, { title: 'CATAN: Anything' });
    expect(await baseOf(seafarers)).toBe(root);
    await change(seafarers, { parentGameId: null });
    await addGameFor(ana, { title: 'Azul' });
    expect(await baseOf(seafarers)).toBeNull();
  });

  test('loses its base game when it is no longer an expansion', async () => {
    await change(seafarers, { isExpansion: true });
    expect((await change(seafarers, { isExpansion: false })).body).toMatchObject({
      isExpansion: false,
      parentGameId: null,
    });
  });

  test('on the wishlist is linked to the owned game', async () => {
    const { body } = await change(seafarers, { isExpansion: true, isWishlist: true });
    expect(body).toMatchObject({ isWishlist: true, parentGameId: catan });
  });

  test('is linked to the game that it was played with', async () => {
    const odd = (await addGameFor(ana, { title: 'Marauders' })).id;
    await change(odd, { isExpansion: true });
    expect(await baseOf(odd)).toBeNull();
    await app.services.db.execute(sql`
      insert into game_sessions (user_id, game_id, game_title, game_title_key, players, scores, expansions)
      values (${ana.id}, ${root}, 'Root', 'root', '["Ana"]', '[1]', ${sql`array['MARAUDERS']`})`);
    await addGameFor(ana, { title: 'Azul' });
    expect(await baseOf(odd)).toBe(root);
  });
});

describe('when its base game is removed, an expansion', () => {
  beforeEach(() => change(seafarers, { isExpansion: true, parentGameId: root }));
  const remove = (id: number) => ana.call(removeGame, { params: { id } });

  test('has no base game, and has it again after an undo', async () => {
    await remove(root);
    expect(await baseOf(seafarers)).toBeNull();
    expect((await ana.call(markPlayed, { params: { id: seafarers } })).body.parentGameId).toBeNull();
    await addGameFor(ana, { title: 'Azul' });
    await ana.call(restoreGame, { params: { id: root } });
    expect(await baseOf(seafarers)).toBe(root);
  });

  test('that was linked by title is linked again after an undo', async () => {
    const riverfolk = (await addGameFor(ana, { title: 'Root: The Riverfolk Expansion' })).id;
    await change(riverfolk, { isExpansion: true });
    await remove(root);
    expect(await baseOf(riverfolk)).toBeNull();
    await ana.call(restoreGame, { params: { id: root } });
    expect(await baseOf(riverfolk)).toBe(root);
  });

  test('is linked by its title again after the final deletion', async () => {
    await remove(root);
    await app.services.db
      .update(games)
      .set({ removedAt: sql`now() - interval '1 minute'` })
      .where(and(eq(games.userId, ana.id), eq(games.id, root)));
    await purgeRemovedGames(app.services.db, 10);
    await addGameFor(ana, { title: 'Azul' });
    expect(await baseOf(seafarers)).toBe(catan);
  });

  test('on the Free plan is linked by its title at once', async () => {
    const bea = await makeOwner(app);
    const [base, other, expansion] = [
      await addGameFor(bea, { title: 'CATAN' }),
      await addGameFor(bea, { title: 'Root' }),
      await addGameFor(bea, { title: 'CATAN: Seafarers' }),
    ];
    await change(expansion.id, { isExpansion: true, parentGameId: other.id }, bea);
    await bea.call(removeGame, { params: { id: other.id } });
    const listed = (await bea.call(listGames, {})).body.find(({ id }) => id === expansion.id);
    expect(listed?.parentGameId).toBe(base.id);
  });
});
