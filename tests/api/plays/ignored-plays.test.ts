import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { changePlay, listGamePlays, recordPlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { giveBallot } from '#shared/nights/votes-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { readShelf } from '#server/recommendations/store.ts';
import { aVotedNight, endedDaysAgo, NO_VOTES } from '#tests/support/rows/a-voted-night.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const TITLES = ['Azul', 'Heat', 'Calico', 'Splendor', 'Wingspan', 'Pandemic'];
const KEPT = ['Tell', 'Ana', 'Ben'];

/** Lists of the plays themselves, in which those that do not count stand, too. */
const LISTS = [
  '/api/game-sessions',
  '/api/games/:id/sessions',
  '/api/game-sessions.csv',
  '/api/export',
  '/api/export/bgstats.json',
  '/api/events/:id/wrap-up',
  '/api/home',
];
/** Streams, and rows that hold no play. */
const WITHOUT_PLAYS =
  /\/live$|barcodes|imports\/|score-pads\/|shared\/|ai-recommendations|account\/picture|\/attendees\/|join-link$|staff-picks|date-poll$|channels\/:id|^\/api\/admin\//;
const reading = allContracts.filter(({ method, path }) => method === 'get' && !WITHOUT_PLAYS.test(path));

let ana: Person;
let eventId: number;
let past: Awaited<ReturnType<typeof aVotedNight>>;
let gameIds: number[];
let groupId: number;
let before: Map<string, string>;
let after: Map<string, string>;
let shelf: Awaited<ReturnType<typeof readShelf>>;

const address = ({ path }: Contract) =>
  path
    .replace('games/:id', `games/${gameIds[0]}`)
    .replace('events/:id', `events/${eventId}`)
    .replace('groups/:id', `groups/${groupId}`);

async function answers(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const contract of reading) {
    const response = await ana.fetch(address(contract));
    read.set(contract.path, `${response.status} ${await response.text()}`);
  }
  return read;
}

/** Plays that would change every count: of an owned game, of one elsewhere, of a past night; long, with many people. */
async function addIgnored(): Promise<void> {
  const base = { userId: ana.id, players: JSON.stringify(KEPT), scores: '[1,2,3]', isIgnored: true, counted: 0 };
  const azul = { ...base, gameTitle: 'Azul', gameTitleKey: 'azul', gameId: gameIds[0] ?? 0, duration: 300 };
  const playedAt = new Date();
  await app.services.db
    .insert(gameSessions)
    .values([
      ...Array.from({ length: 12 }, () => ({ ...azul, playedAt })),
      { ...azul, playedAt, gameId: past.gameIds[0] ?? 0, eventId: past.eventId },
      { ...base, gameTitle: 'Tichu', gameTitleKey: 'tichu', playedAt },
    ]);
  await app.services.db.update(users).set({ revision: sql`revision + 1` });
}

beforeAll(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  ({ eventId, gameIds } = await aVotedNight(ana, { titles: TITLES, guests: ['ben@example.org', 'cy@example.org'] }));
  past = await aVotedNight(ana, { titles: ['Dixit', 'Root'], guests: [] });
  const vote = { ...NO_VOTES, approves: past.gameIds.slice(0, 1) };
  await ana.call(giveBallot, { params: { id: past.hostId }, body: vote });
  await endedDaysAgo(app, past.eventId, 9);
  const names = { players: '["Tell","Ana"]', scores: '[3,1]', playedAt: '2026-05-01T20:00:00Z' };
  for (const id of gameIds.slice(0, 2))
    await ana.call(recordPlay, { params: { id }, body: { ...names, duration: 45, markAsPlayed: true } });
  await ana.call(recordPlayElsewhere, { body: { ...names, gameTitle: 'Hive' } });
  // Nothing that she had voted for was played on that night, so her vote weighs more.
  const other = {
    userId: ana.id,
    gameTitle: 'Go',
    gameTitleKey: 'go',
    players: '[]',
    scores: '[]',
    playedAt: new Date(0),
  };
  await app.services.db.insert(gameSessions).values({ ...other, eventId: past.eventId });
  groupId = (await ana.call(createGroup, { body: { name: 'Fridays' } })).body.id;
  before = await answers();
  shelf = await readShelf(app.services.db, ana.id);
  await addIgnored();
  after = await answers();
});

test('all that reads plays is asked here', () => {
  expect([...before.keys()]).toEqual(
    expect.arrayContaining(['/api/events/:id/evening', '/api/played-games', ...LISTS]),
  );
  const refused = [...before].filter(([, answer]) => !answer.startsWith('200 ')).map(([path]) => path);
  expect(refused).toEqual([]);
});

test.each(reading.map(({ path }) => path).filter((path) => !LISTS.includes(path)))(
  'plays that do not count leave %s as it was',
  (path) => {
    expect(after.get(path)).toBe(before.get(path));
  },
);

test('they change no count on Home', () => {
  const counts = (text = '') => ({ ...(JSON.parse(text.slice(4)) as object), latestPlays: [] });
  expect(counts(after.get('/api/home'))).toEqual(counts(before.get('/api/home')));
});

test('they are no company for recommendations', async () => {
  expect(await readShelf(app.services.db, ana.id)).toEqual(shelf);
});

test('a changed play that does not count stays so, also if it is marked as played', async () => {
  const kept = (await ana.call(listGamePlays, { params: { id: gameIds[0] ?? 0 } })).body.find(
    ({ isIgnored }) => isIgnored,
  );
  const params = { id: kept?.id ?? 0 };
  const { body } = await ana.call(changePlay, { params, body: { notes: 'A try', markAsPlayed: true } });
  expect(body).toMatchObject({ notes: 'A try', isIgnored: true });
  expect(`200 ${await (await ana.fetch('/api/games')).text()}`).toBe(before.get('/api/games'));
});
