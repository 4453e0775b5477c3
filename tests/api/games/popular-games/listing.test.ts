import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPopularGames } from '#shared/games/popular-games-contract.ts';
import { popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const list = (person: Person, headers: Record<string, string> = {}, server = app) =>
  person.fetch(new URL(listPopularGames.path, server.origin).href, { headers });
const etagOf = async (person: Person, server = app) => (await list(person, {}, server)).headers.get('etag') ?? '';

describe('listing the popular games', () => {
  test('is rejected for visitors, also with the current ETag', async () => {
    expect((await list(visitor(app), { 'If-None-Match': await etagOf(ana) })).status).toBe(401);
  });

  test('returns rows in the format of the contract, most popular first', async () => {
    const body = await (await list(ana)).json();
    const games = z.decode(listPopularGames.response as unknown as z.ZodType<typeof body>, body);
    expect(games).toHaveLength(2_000);
    expect(games[0]).toMatchObject({
      bggId: 822,
      title: 'Carcassonne',
      players: '2-5',
      duration: '45 min',
      category: 'family',
      difficulty: 'easy',
      minAge: 7,
      imageUrl: null,
      description: null,
      popularity: 100,
      bggRating: 7.4,
      year: 2000,
      bestPlayers: '2',
      weight: 1.89,
    });
    const popularity = games.map((game: { popularity: number }) => game.popularity);
    expect(popularity).toEqual(popularity.toSorted((a: number, b: number) => b - a));
  });

  test('gets 304 for a known ETag, which is equal for all owners and servers', async () => {
    const bea = await makeOwner(app);
    const etag = await etagOf(ana);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await list(bea, { 'If-None-Match': etag }, other);
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
  });

  test('is compressed unless the client refuses compression', async () => {
    const plain = await list(ana, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const listing = await list(ana, { 'Accept-Encoding': 'gzip' });
    expect(listing.headers.get('content-encoding')).toBe('gzip');
    expect(listing.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(await listing.json()).toEqual(await plain.json());
  });

  test('is sent again after another server has seeded another file', async () => {
    const etag = await etagOf(ana);
    const { db } = app.services;
    await db.update(popularGames).set({ title: 'Renamed' }).where(eq(popularGames.bggId, 822));
    await db.update(seededFiles).set({ sha256: 'of another file' });
    const renewed = await list(ana, { 'If-None-Match': etag });
    expect([renewed.status, renewed.headers.get('etag') === etag]).toEqual([200, false]);
    expect(await renewed.json()).toContainEqual(expect.objectContaining({ bggId: 822, title: 'Renamed' }));
  });
});
