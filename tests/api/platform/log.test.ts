import { afterAll, beforeAll, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';
import { publicEnvironment } from '#tests/support/server/public-address.ts';

/** Stands wherever a request can carry something. */
const MARK = 'marker7f3a';
const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line) => void written.push(line) });
  app = await startTestApp({
    environment: { ...publicEnvironment({ url: 'smtp://127.0.0.1:9' }), PUBLIC_URL: 'http://games.example.org' },
    services: { log },
  });
  ana = await makeOwner(app, { email: `${MARK}@example.org`, firstName: MARK, lastName: MARK, username: MARK });
});
afterAll(() => app.close());

const headers = {
  'User-Agent': MARK,
  Referer: `http://${MARK}.example.org/rsvp/${MARK}`,
  'X-Forwarded-For': '203.0.113.77',
  'X-Request-Id': MARK,
  'X-Anything': MARK,
  Authorization: `Basic ${MARK}`,
  'If-None-Match': `"${MARK}"`,
  'Accept-Language': MARK,
};

/** Every field of an object is the mark, and so is each that nobody knows. */
const body = JSON.stringify(
  Object.fromEntries(
    ['title', 'email', 'name', 'firstName', 'lastName', 'notes', 'url', 'players', 'token', 'code', MARK].map(
      (field) => [field, `${MARK} ${field}@${MARK}.example.org`],
    ),
  ),
);

test('the log contains no data from requests', { timeout: 60_000 }, async () => {
  const calls = allContracts.filter(({ path, method }) => !(method === 'delete' && path === '/api/account'));
  const sent = calls.map(async ({ method, path, body: takes }) => {
    const address = `${path.replaceAll(/:\w+/g, MARK)}?${MARK}=${MARK}&search=${MARK}`;
    const json = takes === undefined ? {} : { body, headers: { ...headers, 'Content-Type': 'application/json' } };
    const response = await ana.fetch(address, { method: method.toUpperCase(), headers, ...json });
    await response.body?.cancel();
  });
  await Promise.all(sent);
  await ana.fetch('/api/games', { headers: { ...headers, Authorization: `Bearer ${MARK}` } });
  const pages = [`/rsvp/${MARK}`, `/join/${MARK}`, `/calendar/${MARK}.ics`, `/digest/${MARK}`, `/night/${MARK}`];
  const providers = [
    `/oidc/interaction/${MARK}`,
    `/oidc/auth?client_id=${MARK}`,
    `/api/auth/verify?token=${MARK}`,
    `/OIDC/${MARK}`,
  ];
  for (const path of [...pages, ...providers, `/${MARK}`, `/api/${MARK}`, `/rsvp/${MARK}/stop`])
    await ana.fetch(path, { headers, redirect: 'manual' });
  for (const path of [`/rsvp/${MARK}`, `/oidc/interaction/${MARK}/email`, `/digest/${MARK}/stop`])
    await ana.fetch(path, { method: 'POST', headers, body: new URLSearchParams({ email: `${MARK}@example.org` }) });
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(allContracts.length);
  expect(lines().filter(({ account }) => account === ana.id).length).toBeGreaterThan(allContracts.length / 2);
  const all = written.join('');
  for (const secret of [MARK, '203.0.113.77', '127.0.0.1']) expect(all).not.toContain(secret);
});

test('a failure is logged with its request and without query parameters', async () => {
  const query = app.services.pool.query.bind(app.services.pool);
  await query('alter table games rename column notes to notes_away');
  const before = written.length;
  const response = await ana.fetch('/api/games', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: MARK, players: '2', duration: '30', notes: MARK }),
  });
  await query('alter table games rename column notes_away to notes');
  expect(response.status).toBe(500);
  const failure = lines()
    .slice(before)
    .find(({ msg }) => msg === 'request failed');
  const request = response.headers.get('x-request-id');
  expect(failure).toMatchObject({ request, method: 'POST', route: '/api/games', account: ana.id });
  expect(JSON.stringify(failure)).not.toContain(MARK);
});

test('a request is logged as one line: id, route pattern, status, time and account', async () => {
  const response = await ana.fetch('/api/games/4711', { method: 'DELETE' });
  const id = response.headers.get('x-request-id');
  await expect
    .poll(() => lines().filter(({ request }) => request === id))
    .toEqual([
      {
        level: 30,
        time: expect.any(Number),
        msg: 'request',
        request: id,
        method: 'DELETE',
        route: '/api/games/:id',
        status: 404,
        ms: expect.any(Number),
        account: ana.id,
      },
    ]);
});

test('a client cannot choose the request id, and health checks are not logged', async () => {
  const before = written.length;
  const response = await fetch(`${app.origin}/readyz`, { headers });
  expect(response.headers.get('x-request-id')).toBeNull();
  const other = await fetch(`${app.origin}/api/nothing`, { headers });
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => written.length).toBe(before + 1);
});
