import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listGames } from '#shared/games/games-contract.ts';
import { addPopularGame } from '#shared/games/popular-games-contract.ts';
import { popularGames } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const CATAN = 13;

const app = testApp();
let ana: Person;
let catan: number;

beforeAll(async () => {
  const [row] = await app.services.db
    .update(popularGames)
    .set({ imageUrl: 'https://example.org/13.jpg', description: 'Sheep for wood' })
    .where(eq(popularGames.bggId, CATAN))
    .returning();
  catan = row?.id ?? 0;
});
beforeEach(async () => {
  ana = await makeOwner(app);
});

const add = (isWishlist: boolean, id = catan) => ana.call(addPopularGame, { params: { id }, body: { isWishlist } });
const listed = async () => (await ana.call(listGames, {})).body;

describe('adding a popular game', () => {
  test.each([{}, { isWishlist: 'yes' }, { isWishlist: null }])(
    'with %j is rejected with an error for the field',
    async (body) => {
      const { status, refusal } = await ana.call(addPopularGame, { params: { id: catan }, body });
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['isWishlist']]);
    },
  );

  test('with an unknown id is not found', async () => {
    const { status, refusal } = await add(false, 999_999_999);
    expect([status, refusal.code]).toEqual([404, 'not_found']);
  });

  test.each([
    [false, false, '"CATAN" is already in your owned games collection.'],
    [true, false, '"CATAN" is already in your owned games collection.'],
    [true, true, '"CATAN" is already in your wishlist.'],
  ])('to the wishlist: %s is rejected if the title is on the wishlist: %s', async (adding, held, message) => {
    await addGameFor(ana, { title: ' catan ', isWishlist: held });
    const { status, refusal } = await add(adding);
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ code: 'duplicate_title', message });
    expect(await listed()).toHaveLength(1);
  });

  test('to the collection replaces its wish', async () => {
    expect((await add(true)).status).toBe(201);
    expect((await add(false)).status).toBe(201);
    expect(await listed()).toMatchObject([{ isWishlist: false }]);
  });

  test.each([true, false])('copies the facts of the catalogue (to the wishlist: %s)', async (isWishlist) => {
    const { status, body } = await add(isWishlist);
    expect(status).toBe(201);
    const weight = expect.any(Number);
    const facts = {
      userId: ana.id,
      title: 'CATAN',
      players: '3-4',
      duration: '120 min',
      category: 'euro',
      difficulty: 'medium',
      minAge: 10,
      imageUrl: 'https://example.org/13.jpg',
      description: 'Sheep for wood',
      bggId: CATAN,
      year: 1995,
      bestPlayers: '4',
      isWishlist,
      rating: 0,
      timesPlayed: 0,
      isExpansion: false,
      youtube: null,
      notes: null,
      weight,
    };
    expect(body).toMatchObject(facts);
    expect(await listed()).toMatchObject([facts]);
  });

  test('concurrently adds it once', async () => {
    const replies = await Promise.all([add(false), add(false)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });
});
