import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import { playerEntry, startPadFor, writeOn } from '#tests/support/rows/a-pad.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { lockNight } from '#tests/support/server/locked-night.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const WAITING = 60;
const app = testApp();
let ana: Person;
let bea: Person;
beforeAll(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  bea = await makeOwner(app);
});
afterEach(() => vi.restoreAllMocks());

/** More than there are connections. */
const crowd = () => 3 * (app.services.pool.options.max ?? 1);

async function nightOf(emails: readonly string[]) {
  const { id } = await addEventFor(ana);
  const ids = await addGuestsFor(ana, id, emails);
  return { id, ids };
}

const emailsOf = (count: number) => Array.from({ length: count }, (_, n) => `guest${n}@example.org`);

/** Takes the turn of a night's guests, and all places to wait for it, until it is told to stop. */
function takeTurns(eventId: number) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  for (let n = 0; n <= WAITING; n += 1) void inTurn(app.services.db, `night ${eventId}`, () => stopped);
  return stop;
}

test('guests with accounts beyond sixty who wait to answer one night are asked to try again', async () => {
  const { id, ids } = await nightOf([bea.email]);
  await markInvited(app, id);
  const stop = takeTurns(id);
  const reply = await bea.fetch(`/api/attendees/${ids[0]}/status`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'accepted' }),
  });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  stop();
  const answered = await bea.call(answerInvitation, { params: { id: ids[0] ?? 0 }, body: { status: 'accepted' } });
  expect(answered.status).toBe(200);
});

test('a guest whose form finds the turn of its night taken reads that they can try again', async () => {
  const { id, ids } = await nightOf(['ben@example.org']);
  const path = await guestPath(ana, ids[0] ?? 0);
  const stop = takeTurns(id);
  const page = await send(app, `${path}/answer`, { say: 'accepted' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.text).toContain('Please try again in a moment. Nothing was changed.');
  stop();
  expect((await send(app, `${path}/answer`, { say: 'accepted' })).status).toBe(303);
});

test('the host changes a night while as many guests wait as may', async () => {
  const { id, ids } = await nightOf(['ben@example.org']);
  const stop = takeTurns(id);
  const answered = await ana.call(answerInvitation, { params: { id: ids[0] ?? 0 }, body: { status: 'accepted' } });
  expect(answered.status).toBe(200);
  stop();
});

test('many people who answer one night at once leave connections for others', async () => {
  const people: Person[] = [];
  for (let n = 0; n < crowd(); n += 1) people.push(await makeOwner(app));
  const { id, ids } = await nightOf(people.map(({ email }) => email));
  await markInvited(app, id);
  const answers = await app.services.db.transaction(async (tx) => {
    await lockNight(tx, id);
    const all = people.map((person, n) =>
      person.call(answerInvitation, { params: { id: ids[n] ?? 0 }, body: { status: 'accepted' } }),
    );
    for (let n = 0; n < crowd(); n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
    return all;
  });
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('many forms of one address leave connections for others', async () => {
  const { id, ids } = await nightOf(emailsOf(crowd()));
  const paths: string[] = [];
  for (const guest of ids) paths.push(await guestPath(ana, guest));
  const answers = await app.services.db.transaction(async (tx) => {
    await lockNight(tx, id);
    const all = paths.map((path) => send(app, `${path}/answer`, { say: 'accepted' }));
    for (let n = 0; n < crowd(); n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
    return all;
  });
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([303]));
});

test('many writers of one score pad leave connections for others', async () => {
  const { code } = await startPadFor(ana);
  const writes = await app.services.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from score_pads where code = ${code} for update`);
    const all = Array.from({ length: crowd() }, (_, n) => writeOn(bea, code, [playerEntry(`player-${n}`, `P${n}`)]));
    for (let n = 0; n < crowd(); n += 1) expect((await bea.call(listGames, {})).status).toBe(200);
    return all;
  });
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('an answer reads the rows of its guest and counts the others', async () => {
  const { id, ids } = await nightOf(['ben@example.org']);
  await app.services.db.execute(sql`
    insert into event_attendees (event_id, email, status) select ${id}, 'other' || n || '@example.org', 'accepted'
    from generate_series(1, 400) n`);
  const path = await guestPath(ana, ids[0] ?? 0);
  const received = vi.spyOn(pg.Connection.prototype, 'emit');
  expect((await send(app, `${path}/answer`, { say: 'accepted' })).status).toBe(303);
  const rows = received.mock.calls.filter(([message]) => message === 'dataRow').length;
  expect(rows).toBeGreaterThan(5);
  expect(rows).toBeLessThan(60);
});
