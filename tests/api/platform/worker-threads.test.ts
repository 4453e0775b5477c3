import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setCalendarFeed } from '#shared/nights/calendar-feed-contract.ts';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { getLadder, switchLadder } from '#shared/ladders/ladders-contract.ts';
import { createGroup, getGroupShelf } from '#shared/nights/groups-contract.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { makeTasks } from '#server/worker-tasks.ts';
import { WORKER_FILE } from '#server/worker-file.ts';
import { BACKUP_TASK } from '#server/platform/backup/schedule/make-scheduled-backup.ts';
import { openWorkers } from '#server/platform/workers/open-workers.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { fillGames } from '#tests/support/rows/fill-account.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { addRated, SHELF, titlesFor } from '#tests/support/rows/recommended.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { requestOf } from '#tests/support/server/backup-requests.ts';
import { startTestApp, testApp, type TestApp } from '#tests/support/server/test-app.ts';

/** A server on the same database with one worker thread; the others of these tests compute in their own process. */
const app = testApp();
let threaded: TestApp;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  const { environment, log } = app.services;
  const setup = { databaseUrl: environment.DATABASE_URL ?? '', environment, file: WORKER_FILE };
  const workers = openWorkers(setup, log, { threads: 1, heapMb: 128, timeoutMs: 60_000 });
  const html = Buffer.from(
    '<meta property="og:type" content="product"><meta property="og:title" content="The Unknown Game">',
  );
  const fetchPage = (url: URL) => Promise.resolve({ html, charset: null, url });
  threaded = await startTestApp({ databaseOf: app, services: { workers, fetchPage } });
  ana = await makeOwner(threaded, { isPremiumPlus: true });
  bea = await makeOwner(threaded, { isPremiumPlus: true });
});
afterAll(() => threaded.close());

/** For each task a call that fails unless the task ran. */
const TASKS: Record<string, () => Promise<void>> = {
  recommend: async () => {
    await addRated(ana, SHELF);
    expect(await titlesFor(ana)).toHaveLength(10);
  },
  groupShelf: async () => {
    const { id } = (await ana.call(createGroup, { body: { name: 'Fridays' } })).body;
    const { body } = await ana.call(getGroupShelf, { params: { id } });
    expect(JSON.stringify(body)).toContain('Calico');
  },
  ladder: async () => {
    const { id: gameId } = await addGameFor(ana, { title: 'Root' });
    await recordPlayFor(ana, gameId, { players: '["Ana","Ben"]', scores: '[9,3]' });
    const members = ['ana', 'ben'].map((name) => ({ email: `${name}@example.org`, name }));
    const { id } = (await ana.call(createGroup, { body: { name: 'Rivals', members } })).body;
    await ana.call(switchLadder, { params: { id }, body: { isOn: true } });
    expect((await ana.call(getLadder, { params: { id } })).body.plays).toBe(1);
  },
  planEvening: async () => {
    const { id } = await addEventFor(ana);
    expect((await ana.call(planEvening, { params: { id } })).status).toBe(200);
  },
  calendarFeed: async () => {
    await addEventFor(ana, { title: 'In a thread' });
    const { url } = (await ana.call(setCalendarFeed, { body: { state: 'on' } })).body;
    const answer = await fetch(threaded.origin + new URL(url ?? '').pathname);
    expect(await answer.text()).toContain('SUMMARY:In a thread');
  },
  readPage: async () => {
    const { body } = await ana.call(scrapeGame, { body: { url: 'https://shop.example/game' } });
    expect(body.title).toBe('The Unknown Game');
  },
  sharedCollection: async () => {
    const owner = await makeOwner(threaded, { isPremiumPlus: true });
    await fillGames(threaded, owner.id, 4_001);
    const { body } = await visitor(threaded).call(getSharedCollection, { params: await shareFor(owner) });
    expect(body.games).toHaveLength(4_001);
  },
  makeBackup: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rollcall-backups-'));
    const outcome = await threaded.services.workers.run(BACKUP_TASK, 'backups', requestOf(threaded, folder));
    expect(outcome?.backup.problem).toBeNull();
    expect(await readdir(folder)).toEqual([outcome?.backup.file]);
    await rm(folder, { recursive: true });
  },
  buildList: async () => {
    await threaded.services.db.execute(sql`
      insert into games (user_id, title, title_key, players, duration, notes)
      select ${bea.id}, n::text, n::text, '2-4', '45 min', repeat('x', 10000) from generate_series(1, 200) n`);
    expect((await bea.call(listGames, {})).body).toHaveLength(200);
    await addGameFor(bea, { title: 'Azul' });
    expect((await bea.call(listGames, {})).body).toHaveLength(201);
  },
};

test('there is a call for each task', () => {
  expect(Object.keys(TASKS).toSorted()).toEqual(Object.keys(makeTasks(app.services)).toSorted());
});

test.each(Object.entries(TASKS))('a worker thread runs %s', async (name, done) => {
  const run = vi.spyOn(threaded.services.workers, 'run');
  await done();
  expect(new Set(run.mock.calls.map(([task]) => task.name))).toEqual(new Set([name]));
  run.mockRestore();
});

test('a worker thread returns the same refusals as the server', async () => {
  const { id } = await addEventFor(ana);
  const { status, refusal } = await bea.call(planEvening, { params: { id } });
  expect([status, refusal.code]).toEqual([404, 'not_found']);
});

test('an account with too many concurrent evening plans gets 429, and others do not', async () => {
  const [many, one] = [await addEventFor(ana), await addEventFor(bea)];
  const requests = Array.from({ length: 10 }, () => ana.call(planEvening, { params: { id: many.id } }));
  const other = await bea.call(planEvening, { params: { id: one.id } });
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(other.status).toBe(200);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});
