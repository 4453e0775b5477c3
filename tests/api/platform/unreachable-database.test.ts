import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGame } from '#shared/games/games-contract.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import { gamePayload } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { openBrowser } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 20_000 };

let whole: TestApp;
let proxy: DatabaseProxy;
let app: TestApp;
let ana: Person;
beforeAll(async () => {
  whole = await startTestApp();
  proxy = await openDatabaseProxy(whole.services.environment.DATABASE_URL ?? '');
  app = await startTestApp({ databaseOf: whole, environment: { DATABASE_URL: proxy.url } });
  ana = await makeOwner(app);
});
afterAll(async () => {
  await app.close();
  await proxy.cut();
  await whole.close();
});

const write = () => ana.call(addGame, { body: gamePayload({ title: randomUUID() }) });
const statusOf = async (path: string) => (await fetch(app.origin + path)).status;

test('while the database is unreachable requests get 503 with Retry-After, and succeed afterwards', async () => {
  expect((await write()).status).toBe(201);
  await proxy.cut();
  const tries = await Promise.all(Array.from({ length: 20 }, write));
  for (const { status, refusal, headers } of tries)
    expect([status, refusal.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(503);
  await proxy.restore();
  await expect.poll(() => statusOf('/readyz'), PATIENCE).toBe(200);
  expect((await write()).status).toBe(201);
});

test('if the connection breaks during requests, each one succeeds or gets 503', async () => {
  const over = new AbortController();
  const statuses: number[] = [];
  const keepWriting = async () => {
    while (!over.signal.aborted) statuses.push((await write()).status);
  };
  const writers = Array.from({ length: 8 }, keepWriting);
  try {
    for (let time = 0; time < 5; time += 1) {
      const before = statuses.length;
      await expect.poll(() => statuses.length, PATIENCE).toBeGreaterThan(before + 10);
      await proxy.cut();
      await expect.poll(() => statuses.at(-1), PATIENCE).toBe(503);
      await proxy.restore();
      await expect.poll(() => statuses.at(-1), PATIENCE).toBe(201);
    }
  } finally {
    over.abort();
    await Promise.all(writers);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const { pool } = app.services;
  await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
});

test('pages for sign-in, guests and calendars get 503 too', async () => {
  await proxy.cut();
  const browse = openBrowser(app);
  for (const path of ['/oidc/interaction/x', `/rsvp/${randomUUID()}`, '/calendar/x.ics', '/api/auth/verify?token=x']) {
    const { status, headers } = await browse(path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '2']);
  }
  await proxy.restore();
});
