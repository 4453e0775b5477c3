import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openReadiness } from '#server/platform/lifecycle/readiness.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { type TestApp, startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const narrow = testApp({ databaseOf: app, environment: { REQUESTS_PER_MINUTE: '1' } });

const ask = ({ origin }: TestApp, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; cookie: unknown }>((resolve, reject) => {
    const sent = request(origin + path, { headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, cookie: response.headers['set-cookie'] });
    });
    sent.on('error', reject).end();
  });

test.each(['/healthz', '/readyz'])(
  '%s responds for any host name, without a session and without rate limiting',
  async (path) => {
    for (let time = 0; time < 5; time += 1)
      expect(await ask(narrow, path, { host: '10.0.0.7:3000' })).toEqual({ status: 200, cookie: undefined });
  },
);

test('responses are not cached', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(app.origin + path)).headers.get('cache-control')).toBe('no-store');
});

test('a server that is stopping reports it, still responds, and closes connections', async () => {
  const stopping = await startTestApp({ databaseOf: app });
  const ana = await makeOwner(stopping);
  stopping.services.readiness.stop();
  const ready = await fetch(`${stopping.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('2');
  expect(await ready.json()).toMatchObject({ code: 'unavailable', problem: 'stopping' });
  expect((await fetch(`${stopping.origin}/healthz`)).status).toBe(200);
  const games = await ana.fetch('/api/games');
  expect([games.status, games.headers.get('connection')]).toEqual([200, 'close']);
  await stopping.close();
});

test('a server whose migrations are missing in the database is not ready', async () => {
  const { log } = app.services;
  const readiness = openReadiness(app.services, log, Date.now());
  expect(await readiness.problem()).toBe('database');
  await readiness.close();
});
