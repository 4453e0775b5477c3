import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { deleteEvent, sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import { removeGame, restoreGame } from '#shared/games/games-contract.ts';
import { changePlay, deletePlay } from '#shared/plays/plays-contract.ts';
import { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { sessions } from '#shared/schema/users.ts';
import { createApp } from '#server/app.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { openStream } from '#tests/support/server/read-stream.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const TWO_SECONDS = { timeout: 2_000, interval: 10 };
const PATIENCE = { timeout: 15_000, interval: 20 };

const app = testApp({ live: { pulseMs: 100, throttleMs: 50 } });
const other = testApp({ databaseOf: app, live: { pulseMs: 100, throttleMs: 50 } });
const host = testOwner(app, { isPremiumPlus: true });

/** The same person, asking the other server. */
const there = (person: Person): Person => ({
  ...person,
  fetch: (path, init) => person.fetch(new URL(path, other.origin).href, init),
});

async function nightWithGuest() {
  const { id } = await addEventFor(host);
  const [guest = 0] = await addGuestsFor(host, id, ['ben@example.org']);
  const answer = (status: 'accepted' | 'maybe' | 'declined') =>
    host.call(answerInvitation, { params: { id: guest }, body: { status } });
  return { id, answer };
}

test('an answer on one server is streamed by the other within two seconds', async () => {
  const { id, answer } = await nightWithGuest();
  const stream = await openStream(there(host), id);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(0);
  for (const status of ['accepted', 'maybe', 'declined'] as const) {
    const before = stream.changes();
    await answer(status);
    await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(before);
  }
  expect(stream.text()).not.toContain('ben@');
  stream.leave();
});

test('a game of the night that is edited, removed or restored is a change of the night', async () => {
  const { id } = await nightWithGuest();
  const game = await addGameFor(host, { title: 'Azul' });
  await host.call(setEventGames, { params: { id }, body: { gameIds: [game.id] } });
  const stream = await openStream(there(host), id);
  await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(0);
  const params = { id: game.id };
  for (const change of [
    () => host.call(changeGame, { params, body: { title: 'Azul II' } }),
    () => host.call(removeGame, { params }),
    () => host.call(restoreGame, { params }),
    () => host.call(changeGames, { body: { ids: [game.id], change: { kind: 'remove' } } }),
    () => host.call(changeGames, { body: { ids: [game.id], change: { kind: 'restore' } } }),
  ]) {
    const before = stream.changes();
    expect((await change()).status).toBeLessThan(300);
    await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(before);
  }
  stream.leave();
});

/** Up to which change an answer about an event knows. */
const positionAt = async (person: Person, id: number) =>
  (await person.fetch(`/api/events/${id}/attendees`)).headers.get('change-position') ?? '';

test('a stream without a position, or with an unknown one, starts with a change', async () => {
  const { id } = await nightWithGuest();
  for (const since of [undefined, 'unknown', '1.1', `${await positionAt(host, id)},1.1`]) {
    const stream = await openStream(host, id, since);
    await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
    stream.leave();
  }
  expect((await openStream(host, id, 'x'.repeat(501))).status).toBe(400);
});

test('a stream with the latest position of any server reports only later changes', async () => {
  const { id, answer } = await nightWithGuest();
  // Heard last by each server, so both know where the other stands.
  const known = 'latest';
  const notify = `select pg_notify('event_changed_positions', $1 || '.' || $2), pg_notify('event_changed', $1)`;
  await app.services.pool.query(notify, [String(id), known]);
  for (const person of [host, there(host)]) await expect.poll(() => positionAt(person, id), PATIENCE).toBe(known);
  const [here, elsewhere] = [await openStream(host, id, known), await openStream(there(host), id, known)];
  for (const stream of [here, elsewhere]) {
    await expect.poll(stream.text, PATIENCE).toContain(': here');
    expect(stream.changes()).toBe(0);
  }
  await answer('accepted');
  for (const stream of [here, elsewhere]) await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const late = await openStream(there(host), id, known);
  await expect.poll(late.changes, PATIENCE).toBeGreaterThan(0);
  for (const stream of [here, elsewhere, late]) stream.leave();
});

test('a sent mail is reported as a change, also for an earlier position', async () => {
  const { id } = await nightWithGuest();
  const known = await positionAt(host, id);
  const silent = await openStream(host, id, known);
  await expect.poll(silent.text, PATIENCE).toContain(': here');
  await host.call(sendInvitations, { params: { id } });
  await expect.poll(silent.changes, PATIENCE).toBeGreaterThan(0);
  const late = await openStream(host, id, known);
  await expect.poll(late.changes, PATIENCE).toBeGreaterThan(0);
  for (const stream of [silent, late]) stream.leave();
});

test('a corrected and a deleted play of the night are reported as changes', async () => {
  const { id } = await addEventFor(host, { date: '2026-05-01T18:00:00+00:00' });
  const sheet = { players: '["Ana","Tom"]', scores: '[54,41]' };
  const body = { came: [], plays: [{ key: 'a', gameTitle: 'Azul', ...sheet }] };
  const stream = await openStream(there(host), id);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const reported = async <Response>(request: () => Promise<Response>) => {
    const before = stream.changes();
    const response = await request();
    await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(before);
    return response;
  };
  const wrapped = await reported(() => host.call(wrapUp, { params: { id }, body }));
  const play = { params: { id: wrapped.body.plays[0]?.play.id ?? 0 } };
  await reported(() => host.call(changePlay, { ...play, body: { ...sheet, scores: '[45,41]' } }));
  await reported(() => host.call(deletePlay, play));
  stream.leave();
});

test('changes of another event are not reported', async () => {
  const [seen, unseen] = [await nightWithGuest(), await nightWithGuest()];
  const stream = await openStream(host, seen.id);
  const witness = await openStream(host, unseen.id);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const before = stream.changes();
  for (const status of ['accepted', 'maybe', 'declined', 'accepted'] as const) {
    const witnessed = witness.changes();
    await unseen.answer(status);
    await expect.poll(witness.changes, PATIENCE).toBeGreaterThan(witnessed);
  }
  // One may still have been on its way from when the event was made.
  expect(stream.changes()).toBeLessThanOrEqual(before + 1);
  stream.leave();
  witness.leave();
});

test('a stream ends when its event is deleted, and the event is not found then', async () => {
  const { id } = await nightWithGuest();
  const stream = await openStream(there(host), id);
  await host.call(deleteEvent, { params: { id } });
  await expect.poll(stream.hasEnded, PATIENCE).toBe(true);
  expect((await openStream(host, id)).status).toBe(404);
});

test('a stream ends with the session', async () => {
  const ana = await makeOwner(app);
  const { id } = await addEventFor(ana);
  const stream = await openStream(there(ana), id);
  await expect.poll(stream.text, PATIENCE).toContain(': here');
  expect(stream.hasEnded()).toBe(false);
  await app.services.db.delete(sessions).where(eq(sql`${sessions.sess} -> 'passport' ->> 'user'`, String(ana.id)));
  await expect.poll(stream.hasEnded, PATIENCE).toBe(true);
  expect((await openStream(ana, id)).status).toBe(401);
});

test('a reader who leaves before the stream opens does not hold a connection', async () => {
  const { id } = await nightWithGuest();
  const { pool, live } = app.services;
  await expect.poll(() => live.count(), PATIENCE).toBe(0);
  const leaving = new AbortController();
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('lock table events');
  for (let n = 0; n < 3; n += 1) void host.fetch(`/api/events/${id}/live`, { signal: leaving.signal }).catch(() => {});
  const waiting = `select from pg_locks where not granted and relation = 'events'::regclass`;
  await expect.poll(async () => (await lock.query(waiting)).rowCount, PATIENCE).toBe(3);
  leaving.abort();
  // Answered after the server has seen them go.
  await host.fetch('/api/config');
  await lock.query('commit');
  lock.release();
  await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
  await host.fetch('/api/config');
  expect(live.count()).toBe(0);
});

test('after a database disconnect the server listens again and notifies every stream', async () => {
  const { id, answer } = await nightWithGuest();
  const stream = await openStream(there(host), id);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const before = stream.changes();
  await app.services.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'rollcall notifications'`,
  );
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(before);
  const again = stream.changes();
  await answer('accepted');
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(again);
  stream.leave();
});

test('one user can open twenty streams per server, and another one after closing one', async () => {
  const ana = await makeOwner(app);
  const { id } = await addEventFor(ana);
  const open = await Promise.all(Array.from({ length: 20 }, () => openStream(ana, id)));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await openStream(ana, id);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await openStream(host, (await nightWithGuest()).id)).status).toBe(200);
  open[0]?.leave();
  await expect
    .poll(async () => {
      const one = await openStream(ana, id);
      one.leave();
      return one.status;
    }, PATIENCE)
    .toBe(200);
  for (const stream of open) stream.leave();
});

test('many changes in a short time are reported in a few messages', async () => {
  const { id } = await nightWithGuest();
  const stream = await openStream(host, id);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  for (let time = 0; time < 200; time += 1) {
    await app.services.pool.query("select pg_notify('event_changed', $1)", [String(id)]);
  }
  const last = await openStream(host, id);
  await expect.poll(last.changes, PATIENCE).toBeGreaterThan(0);
  expect(stream.changes()).toBeLessThan(50);
  stream.leave();
  last.leave();
});

test('a stream is flushed through compression, and ends when the server stops', async () => {
  const third = await startTestApp({ databaseOf: app, live: { throttleMs: 50 } });
  const front = createServer(express().use(compression({ threshold: 0 }), createApp(third.services)));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(front.address() as AddressInfo).port}`;
  const { id, answer } = await nightWithGuest();
  const fetchThere: Person['fetch'] = (path, init) => host.fetch(new URL(path, origin).href, init);
  const stream = await openStream({ ...host, fetch: fetchThere }, id);
  await expect.poll(stream.changes, PATIENCE).toBeGreaterThan(0);
  const before = stream.changes();
  await answer('accepted');
  await expect.poll(stream.changes, TWO_SECONDS).toBeGreaterThan(before);
  const stopped = new Promise((resolve) => front.close(resolve));
  third.services.live.close();
  await stopped;
  await expect.poll(stream.hasEnded, PATIENCE).toBe(true);
  await third.close();
});
