import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueFromFile } from '../../server/recommendations/catalogue-from-file.ts';
import { readModel } from '../../server/recommendations/engine/model.ts';
import { games } from '../../shared/schema/games.ts';
import { addGameFor } from '../../tests/support/rows/game-payloads.ts';
import { makeOwner } from '../../tests/support/server/owners.ts';
import { addRated, SHELF, titlesFor } from '../../tests/support/rows/recommended.ts';
import { startTestApp, type TestApp } from '../../tests/support/server/test-app.ts';
import { readOwnRatings } from './own-ratings.ts';
import { readRatings } from './ratings-file.ts';
import { trainModel } from './train-model.ts';

const catalogue = await catalogueFromFile();
let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-model-'));
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Two circles of people: each likes ten games that have nothing in common but that they are liked together. */
const CIRCLES = [0, 1].map((circle) => catalogue.games.filter((_, index) => index % 7 === circle).slice(60, 70));
const people = Array.from({ length: 200 }, (_, n) => {
  const liked = (CIRCLES[n % 2] ?? []).filter((_game, index) => (n + index) % 3 !== 0);
  return liked.map(({ bggId }) => ({ bggId, rating: 9 }));
});

async function writeModel(): Promise<string> {
  const file = join(folder, 'model.json');
  await writeFile(file, JSON.stringify(trainModel(people)));
  return file;
}

test('a trained model links games that are liked together, and no others', () => {
  const model = readModel(JSON.stringify(trainModel(people)));
  expect(model.places.size).toBe(20);
  const [circle, others] = CIRCLES.map((list) => new Set(list.map(({ bggId }) => model.places.get(bggId) ?? -1)));
  for (const to of circle ?? []) {
    const says = (set: Set<number> | undefined) =>
      [...(model.from[to] ?? [])].reduce((sum, from, n) => sum + (set?.has(from) ? (model.by[to]?.[n] ?? 0) : 0), 0);
    expect(says(circle)).toBeGreaterThan(0.5);
    expect(Math.abs(says(others))).toBeLessThan(0.05);
  }
});

test('a server uses the configured model', async () => {
  const trained = await startTestApp({ databaseOf: app, environment: { RECOMMENDER_MODEL: await writeModel() } });
  const [first = [], second = []] = await Promise.all(
    [app, trained].map(async (server) => {
      const person = await makeOwner(server, { isPremium: true });
      await addRated(
        person,
        (CIRCLES[0] ?? []).slice(0, 5).map(({ title }) => title),
      );
      return titlesFor(person);
    }),
  );
  const circle = new Set((CIRCLES[0] ?? []).map(({ title }) => title));
  const found = (titles: readonly string[]) => titles.filter((title) => circle.has(title)).length;
  expect(found(second)).toBeGreaterThan(found(first));
  await trained.close();
});

test('a server whose model is damaged while it runs recommends without a model', async () => {
  await writeFile(join(folder, 'broken.json'), '{"format":"something else"}');
  const server = await startTestApp({
    databaseOf: app,
    environment: { RECOMMENDER_MODEL: join(folder, 'broken.json') },
  });
  const person = await makeOwner(server);
  await addRated(person, SHELF);
  expect(await titlesFor(person)).toHaveLength(1);
  await server.close();
});

describe('training ratings', () => {
  test.each([
    ['plain', (text: string) => Buffer.from(text)],
    ['gzipped', (text: string) => gzipSync(text)],
  ])('are read from a %s file', async (_how, pack) => {
    const file = join(folder, 'ratings.csv');
    await writeFile(file, pack('user,bgg_id,rating,month\n1,13,7.5,2020-01\n2,13,10,\n1,822,1,2020-02\n'));
    expect([...(await readRatings(file))]).toEqual([
      [
        '1',
        [
          { bggId: 13, rating: 7.5 },
          { bggId: 822, rating: 1 },
        ],
      ],
      ['2', [{ bggId: 13, rating: 10 }]],
    ]);
  });

  test.each(['1,13,11', ',13,5', '1,x,5', '1,13,'])(
    'are rejected with the number of the invalid line: %s',
    async (line) => {
      const file = join(folder, 'bad.csv');
      await writeFile(file, `user,bgg_id,rating\n1,13,5\n${line}\n`);
      await expect(readRatings(file)).rejects.toThrow('Line 3');
    },
  );

  test('are read from the database of a server', async () => {
    const ana = await makeOwner(app);
    for (const [title, bggId, rating] of [
      ['A', 13, 4.5],
      ['B', 822, 0],
      ['C', 30549, 0.5],
    ] as const) {
      const { id } = await addGameFor(ana, { title, rating });
      await app.services.db.update(games).set({ bggId }).where(eq(games.id, id));
    }
    const ratings = (await readOwnRatings(app.services.db)).get(String(ana.id)) ?? [];
    expect(ratings.toSorted((a, b) => a.bggId - b.bggId)).toEqual([
      { bggId: 13, rating: 9 },
      { bggId: 30549, rating: 1 },
    ]);
  });
});
