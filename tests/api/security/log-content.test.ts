import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { askForCode, openBrowser, send, signIn } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let lines: Record<string, unknown>[];
const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
beforeAll(async () => {
  const fetchPage = () => Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 5 }));
  app = await startTestApp({ services: { log, fetchPage } });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

test('sign-ins and sign-outs are logged by account id, not by e-mail; a wrong code is logged', async () => {
  const browser = await signIn(app, 'ana@example.org');
  await browser('/api/logout');
  const other = openBrowser(app);
  await send(other, await askForCode(other, 'ana@example.org'), 'code', 'no code');
  expect(lines.map(({ msg }) => msg)).toEqual(['signed in', 'signed out', 'a code was refused']);
  expect(lines[0]).toMatchObject({
    userId: expect.any(Number),
    provider: '/api/auth/rollcall',
    time: expect.any(Number),
  });
  expect(JSON.stringify(lines)).not.toContain('ana@');
});

test('cross-site requests are logged with the account', async () => {
  const ana = await makeOwner(app);
  await ana.fetch('/api/trial', { method: 'POST', headers: { Origin: 'https://evil.example' } });
  expect(lines).toMatchObject([{ code: 'cross_site', method: 'POST', account: ana.id, level: 40 }]);
});

test('cross-site requests to guest pages are logged without the token', async () => {
  const ana = await makeOwner(app);
  const [guest = 0] = await addGuestsFor(ana, (await addEventFor(ana)).id, ['gus@example.org']);
  const path = await guestPath(ana, guest);
  const headers = { Origin: 'https://evil.example' };
  await fetch(`${app.origin}${path}`, { method: 'POST', headers, body: new URLSearchParams({ status: 'accepted' }) });
  expect(lines).toMatchObject([{ code: 'cross_site', route: '/rsvp/...' }]);
  expect(JSON.stringify(lines)).not.toContain(path.split('/').at(-1));
});

test('a 503 of a busy server is logged as a warning', async () => {
  const ana = await makeOwner(app);
  const { status } = await ana.call(scrapeGame, { body: { url: 'https://shop.example' } });
  expect(status).toBe(503);
  expect(lines).toMatchObject([{ code: 'unavailable', route: '/api/games/scrape', account: ana.id, level: 40 }]);
});

test('input cannot add a line to the log', async () => {
  await fetch(`${app.origin}/api/trial%0a%7b%22level%22%3a50%7d`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(lines).toHaveLength(1);
});
