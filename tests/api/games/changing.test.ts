import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/games/games-contract.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let azul: { params: { id: number } };

beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  azul = { params: { id: (await addGameFor(ana)).id } };
});

const listOf = async (person: Person) => (await person.call(contracts.listGames, {})).body;

describe('a game', () => {
  test('counts a play and stores its time', async () => {
    await ana.call(contracts.markPlayed, azul);
    const { body } = await ana.call(contracts.markPlayed, azul);
    expect(body.timesPlayed).toBe(2);
    expect(Date.now() - Date.parse(body.lastPlayed ?? '')).toBeLessThan(60_000);
  });

  test('counts all of twenty concurrent plays', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ana.call(contracts.markPlayed, azul)));
    expect((await listOf(ana))[0]?.timesPlayed).toBe(20);
  });

  test('keeps a later last play when it is marked as played', async () => {
    await app.services.db
      .update(games)
      .set({ lastPlayed: new Date('2999-01-01T00:00:00Z') })
      .where(sql`id = ${azul.params.id}`);
    const { body } = await ana.call(contracts.markPlayed, azul);
    expect(new Date(body.lastPlayed ?? '').getUTCFullYear()).toBe(2999);
  });

  test('is rated in half steps', async () => {
    const { body } = await ana.call(contracts.rateGame, { ...azul, body: { rating: 4.5 } });
    expect(body.rating).toBe(4.5);
  });

  test('can be marked and unmarked as favourite', async () => {
    expect((await ana.call(contracts.toggleFavorite, azul)).body.isFavorite).toBe(true);
    expect((await ana.call(contracts.toggleFavorite, azul)).body.isFavorite).toBe(false);
  });

  test('can be moved between collection and wishlist', async () => {
    expect((await ana.call(contracts.toggleWishlist, azul)).body.isWishlist).toBe(true);
    expect((await ana.call(contracts.toggleWishlist, azul)).body.isWishlist).toBe(false);
  });
});

describe("another owner's game", () => {
  test.each([
    ['counts no play', contracts.markPlayed, {}],
    ['is not rated', contracts.rateGame, { body: { rating: 5 } }],
    ['is no favorite', contracts.toggleFavorite, {}],
    ['is not moved', contracts.toggleWishlist, {}],
    ['is not removed', contracts.removeGame, {}],
  ])('%s', async (_what, contract, sent) => {
    const before = await listOf(ana);
    const bea = await makeOwner(app, { isPremium: true });
    const { status, refusal } = await bea.call(contract, { ...azul, ...sent });
    expect([status, refusal.code]).toEqual([404, 'not_found']);
    expect(await listOf(ana)).toEqual(before);
  });
});

describe('a removed game', () => {
  test('is not found: not listed, not changed, not removed again', async () => {
    expect((await ana.call(contracts.removeGame, azul)).status).toBe(204);
    expect(await listOf(ana)).toEqual([]);
    expect((await ana.call(contracts.markPlayed, azul)).status).toBe(404);
    expect((await ana.call(contracts.removeGame, azul)).status).toBe(404);
  });

  test('is restored with its plays within ten seconds', async () => {
    await app.services.db.insert(gameSessions).values({
      userId: ana.id,
      gameId: azul.params.id,
      gameTitle: 'Azul',
      gameTitleKey: 'azul',
      players: '["Ana"]',
      scores: '[12]',
    });
    await ana.call(contracts.removeGame, azul);
    const { status, body } = await ana.call(contracts.restoreGame, azul);
    expect([status, body.id]).toEqual([200, azul.params.id]);
    expect(await app.services.db.$count(gameSessions, sql`game_id = ${azul.params.id}`)).toBe(1);
  });

  test('is restored once by concurrent requests, and all succeed', async () => {
    await ana.call(contracts.removeGame, azul);
    const both = await Promise.all([1, 2, 3].map(() => ana.call(contracts.restoreGame, azul)));
    expect(both.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [200, azul.params.id]));
    expect((await ana.call(contracts.restoreGame, azul)).status).toBe(200);
  });

  test('is not restored after ten seconds', async () => {
    await ana.call(contracts.removeGame, azul);
    await app.services.db
      .update(games)
      .set({ removedAt: sql`now() - interval '11 s'` })
      .where(sql`id = ${azul.params.id}`);
    const { status, refusal } = await ana.call(contracts.restoreGame, azul);
    expect([status, refusal.code]).toEqual([409, 'undo_expired']);
  });

  test('is not restored if the title was added meanwhile', async () => {
    await ana.call(contracts.removeGame, azul);
    await addGameFor(ana);
    const { status, refusal } = await ana.call(contracts.restoreGame, azul);
    expect([status, refusal.code]).toEqual([409, 'duplicate_title']);
  });

  test('is not restored if its owner is on the Free plan', async () => {
    await ana.call(contracts.removeGame, azul);
    await app.services.db.update(users).set({ isPremium: false }).where(eq(users.id, ana.id));
    const { status, refusal } = await ana.call(contracts.restoreGame, azul);
    expect([status, refusal.code, refusal.message]).toEqual([403, 'PLAN_REQUIRED', 'Undoing a removal needs Premium.']);
  });

  test('on the Free plan gets PLAN_REQUIRED instead of a restore', async () => {
    const bea = await makeOwner(app);
    const { id } = await addGameFor(bea);
    await bea.call(contracts.removeGame, { params: { id } });
    const { status, refusal } = await bea.call(contracts.restoreGame, { params: { id } });
    expect([status, refusal.code]).toEqual([403, 'PLAN_REQUIRED']);
  });

  test('is restored within a grace period after the ten seconds', async () => {
    await ana.call(contracts.removeGame, azul);
    await app.services.db
      .update(games)
      .set({ removedAt: sql`now() - interval '10.2 s'` })
      .where(sql`id = ${azul.params.id}`);
    expect((await ana.call(contracts.restoreGame, azul)).status).toBe(200);
  });

  test('is deleted at once on the Free plan', async () => {
    const bea = await makeOwner(app);
    const game = await addGameFor(bea);
    expect((await bea.call(contracts.removeGame, { params: { id: game.id } })).status).toBe(204);
    expect((await bea.call(contracts.removeGame, { params: { id: game.id } })).status).toBe(404);
    expect(await app.services.db.$count(games, sql`id = ${game.id}`)).toBe(0);
  });

  test('of another owner is not restored', async () => {
    await ana.call(contracts.removeGame, azul);
    const bea = await makeOwner(app, { isPremium: true });
    expect((await bea.call(contracts.restoreGame, azul)).status).toBe(404);
  });
});
