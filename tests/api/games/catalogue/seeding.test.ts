import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { seedCatalogue } from '#server/games/catalogue/seed.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const find = async (bggId: number) => {
  const [game] = await app.services.db.select().from(popularGames).where(eq(popularGames.bggId, bggId));
  return game;
};

test('the catalogue is seeded with the categories of a collection', async () => {
  expect(await app.services.db.$count(popularGames)).toBe(2_000);
  expect(await find(13)).toMatchObject({
    title: 'CATAN',
    titleKey: 'catan',
    players: '3-4',
    duration: '120 min',
    category: 'euro',
    difficulty: 'medium',
    mechanics: expect.arrayContaining(['Trading']),
  });
});

test('a new version of the file updates the facts, keeps ids, and is safe on two servers', async () => {
  const { db } = app.services;
  const before = await find(13);
  await db.update(popularGames).set({ title: 'Former title', imageUrl: 'https://example.org/13.jpg' });
  await seedCatalogue(db);
  expect(await find(13)).toMatchObject({ title: 'Former title' });
  await db.update(seededFiles).set({ sha256: 'of a former version' });
  await Promise.all([seedCatalogue(db), seedCatalogue(db)]);
  expect(await find(13)).toEqual({ ...before, imageUrl: 'https://example.org/13.jpg' });
  expect(await db.$count(popularGames)).toBe(2_000);
});

test('best player counts are lists of numbers, also for ranges in the file', async () => {
  const rows = await app.services.db.select({ best: popularGames.bestPlayers }).from(popularGames);
  expect(rows.filter(({ best }) => best !== null && !/^\d+(,\d+)*$/.test(best))).toEqual([]);
  expect(rows.some(({ best }) => best === '3,4')).toBe(true);
});
