import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeGroup, createGroup } from '#shared/nights/groups-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const RUNNING_AND_WAITING = 61;

const app = testApp();
let ana: Person;
let night: string;
let game: string;
beforeAll(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  game = `/api/games/${(await addGameFor(ana)).id}`;
  night = `/api/events/${(await addEventFor(ana)).id}`;
});

/** These take megabytes of memory, or a second, while they are made. */
test.each([
  ['event_templates', () => '/api/templates'],
  ['group_members', () => '/api/groups'],
  ['event_votes', () => `${night}/votes`],
  ['event_attendees', () => `${night}/attendees`],
  ['event_attendees', () => '/api/recent-guests'],
  ['game_sessions', () => '/api/home'],
  ['game_sessions', () => `${game}/sessions`],
  ['game_sessions', () => `${night}/wrap-up`],
])('for a long list from %s, one response per user is built at a time and others queue', async (table, path) => {
  let requests: Promise<number>[] = [];
  await app.services.db.transaction(async (tx) => {
    // Nobody can read it until the transaction ends.
    await tx.execute(sql.raw(`lock table ${table}`));
    requests = Array.from({ length: RUNNING_AND_WAITING + 1 }, async () => (await ana.fetch(path())).status);
    const refused = requests.map(async (status) =>
      (await status) === 429 ? 429 : Promise.reject(new Error('answered')),
    );
    expect(await Promise.any(refused)).toBe(429);
  });
  expect((await Promise.all(requests)).filter((status) => status !== 200)).toEqual([429]);
});

test.each([
  ['a guest', async (id: number) => guestPath(ana, (await addGuestsFor(ana, id, ['gus@example.org']))[0] ?? 0)],
  ['an IP address with the join link', (id: number) => sharedPath(ana, id)],
])('for the page of a night, %s has one response built at a time and thirty queue', async (_who, pathFor) => {
  const path = await pathFor((await addEventFor(ana)).id);
  const statusOf = async () => (await fetch(app.origin + path)).status;
  let requests: Promise<number>[] = [];
  await app.services.db.transaction(async (tx) => {
    await tx.execute(sql.raw('lock table event_games'));
    requests = Array.from({ length: 32 }, statusOf);
    const refused = requests.map(async (status) =>
      (await status) === 429 ? 429 : Promise.reject(new Error('answered')),
    );
    expect(await Promise.any(refused)).toBe(429);
  });
  expect((await Promise.all(requests)).filter((status) => status !== 200)).toEqual([429]);
});

test('many concurrent changes by one user leave connections for others', async () => {
  const bea = await makeOwner(app);
  const { body: group } = await ana.call(createGroup, { body: { name: 'Sundays' } });
  const event = await addEventFor(ana);
  const [host] = (await ana.call(listAttendees, { params: { id: event.id } })).body;
  const requests: Promise<{ status: number }>[] = [];
  await app.services.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from groups where id = ${group.id} for update`);
    await tx.execute(sql`select 1 from events where id = ${event.id} for update`);
    for (let n = 0; n < 15; n += 1) {
      requests.push(ana.call(changeGroup, { params: { id: group.id }, body: { name: `Group ${n}` } }));
      requests.push(ana.call(answerInvitation, { params: { id: host?.id ?? 0 }, body: { status: 'maybe' } }));
    }
    await expect.poll(() => app.services.pool.totalCount - app.services.pool.idleCount).toBeGreaterThan(2);
    expect((await bea.call(addTag, { body: { name: 'Party' } })).status).toBe(201);
  });
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
});
