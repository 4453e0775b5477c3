import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addGame, listGames, markPlayed, rateGame, toggleFavorite } from '#shared/games/games-contract.ts';
import { listPlays, recordPlay } from '#shared/plays/plays-contract.ts';
import { people } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor, gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, signedIn } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;
/** The same person at the other server. */
let away: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
  away = await signedIn(other, ana);
});

const TIMES = 25;
const atBothServers = <T>(write: (person: Person, time: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, (_, time) => [write(ana, time), write(away, time)]).flat());

const revision = async () => {
  const [row] = await app.services.db.select().from(users).where(eq(users.id, ana.id));
  return row?.revision ?? 0;
};

test('plays recorded on two servers concurrently are all stored and counted, one person per new name', async () => {
  const { id } = await addGameFor(ana);
  const before = await revision();
  const body = { players: '["Ana","Bea","Cem"]', scores: '[1,2,3]', markAsPlayed: true };
  const statuses = await atBothServers(
    async (person) => (await person.call(recordPlay, { params: { id }, body })).status,
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await ana.call(listPlays, {})).body).toHaveLength(2 * TIMES);
  expect((await away.call(listGames, {})).body.find((game) => game.id === id)?.timesPlayed).toBe(2 * TIMES);
  const known = await app.services.db.select().from(people).where(eq(people.userId, ana.id));
  expect(known.map(({ name }) => name).sort()).toEqual(['Ana', 'Bea', 'Cem']);
  expect(await revision()).toBeGreaterThan(before);
});

test('a title added on two servers concurrently is stored once, and the other request gets 409', async () => {
  const answers = await atBothServers(async (person, time) => {
    const { status } = await person.call(addGame, { body: gamePayload({ title: `Twice ${time}` }) });
    return { time, status };
  });
  for (let time = 0; time < TIMES; time += 1)
    expect(
      answers
        .filter((one) => one.time === time)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 409]);
});

test('a game marked as played on two servers concurrently is counted each time', async () => {
  const { id } = await addGameFor(ana);
  await atBothServers((person) => person.call(markPlayed, { params: { id } }));
  expect((await ana.call(listGames, {})).body.find((game) => game.id === id)?.timesPlayed).toBe(2 * TIMES);
});

test('concurrent changes of a game are serialized, and each response has the resulting game', async () => {
  const [azul, ra] = [await addGameFor(ana), await addGameFor(ana, { title: 'Ra' })];
  const rated = await Promise.all(
    [1, 5, 2.5].map((rating) => ana.call(rateGame, { params: { id: azul.id }, body: { rating } })),
  );
  expect(rated.map(({ body }) => body.rating)).toEqual([1, 5, 2.5]);
  const turn = ({ id }: { id: number }) => ana.call(toggleFavorite, { params: { id } });
  const turned = await Promise.all([azul, ra, azul, ra, azul].map(turn));
  expect(turned.map(({ body }) => body.isFavorite).toSorted()).toEqual([false, false, true, true, true]);
  expect((await ana.call(listGames, {})).body).toMatchObject([
    { title: 'Azul', isFavorite: true },
    { title: 'Ra', rating: 0, isFavorite: false },
  ]);
});

test('a request for an unknown game is rejected and does not increase the revision', async () => {
  const before = await revision();
  const params = { id: 2 ** 40 };
  expect((await ana.call(markPlayed, { params })).status).toBe(404);
  expect((await ana.call(recordPlay, { params, body: { players: '["Ana"]', scores: '[1]' } })).status).toBe(404);
  expect(await revision()).toBe(before);
});
