import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FuzzApp, startFuzzApp } from '#tests/support/fuzz/fuzz-app.ts';
import { failuresOf } from '#tests/support/fuzz/oracle.ts';
import type { FuzzRequest } from '#tests/support/fuzz/request.ts';
import { differences } from '#tests/support/fuzz/rows-of.ts';
import { fuzz } from '#tests/support/fuzz/run.ts';
import { longForm } from '#tests/support/runner/long-form.ts';

let server: FuzzApp;
beforeAll(async () => {
  server = await startFuzzApp();
});
afterAll(() => server.close());

const GAMES: FuzzRequest = {
  sender: 'owner',
  target: 'GET /api/games',
  method: 'GET',
  path: '/api/games',
  headers: {},
  body: null,
};
const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const refusal = (code: string) => JSON.stringify({ code, message: 'No.' });

const REQUESTS = longForm ? 2_000 : 400;

test(`${REQUESTS} generated hostile requests cause no server error, and read or change no data of others`, async () => {
  const { failures, tokenTallies, ownMarkersSeen } = await fuzz(server.app, {
    requests: REQUESTS,
    seed: 20_261_130,
    path: '/',
    logged: server.logged,
  });
  expect(failures).toEqual([]);
  // Tokens of every scope get in somewhere, and are refused elsewhere.
  const byToken = [...tokenTallies.values()].flatMap(({ taken, refused }) => [taken, refused]);
  expect([byToken.length, byToken.every((count) => count > 0)]).toEqual([8, true]);
  // The markers are visible to their owners: the search for them works.
  expect(ownMarkersSeen).toBeGreaterThan(REQUESTS / 20);
}, 480_000);

test.each([
  ['answers 500', 500, refusal('server_error'), {}],
  ['answers 404 without saying why: Cannot GET /api/games', 404, 'Cannot GET /api/games', {}],
  ['answers 404 with cross_site', 404, refusal('cross_site'), {}],
  ['refuses with duplicate_title, which its contract does not list', 409, refusal('duplicate_title'), {}],
  ['answers 204 in place of 200', 204, '', {}],
  ['may be kept by anybody: public', 200, '[]', { 'cache-control': 'public' }],
  ['lacks X-Content-Type-Options', 200, '[]', { 'x-content-type-options': undefined }],
  ['leads to https://evil.example/', 302, '', { location: 'https://evil.example/' }],
  ['shows markup that was typed', 200, '<p><zq-intruder>', { 'content-type': 'text/html' }],
  ['tells of its inside: node_modules', 404, JSON.stringify({ code: 'not_found', message: 'in node_modules' }), {}],
])('a response that %s is reported', (what, status, text, odd) => {
  expect(failuresOf(GAMES, { status, text, headers: { ...headers, ...odd }, ms: 1 })).toContain(what);
});

test('a response that violates its contract is reported', () => {
  const [failure] = failuresOf(GAMES, { status: 200, text: '[{"id":"one"}]', headers, ms: 1 });
  expect(failure).toMatch(/is not as its contract says/);
});

test('a token that gets in where its scope does not allow it is reported', () => {
  const answer = { status: 200, text: '[]', headers, ms: 1 };
  const deletion = { ...GAMES, sender: 'read token', method: 'DELETE', path: '/api/games/1' } as const;
  expect(failuresOf(deletion, answer)).toContain('answers 200 to a token with the scope read');
  expect(failuresOf({ ...GAMES, sender: 'read token' }, answer)).toEqual([]);
  const refused = { ...answer, status: 403, text: refusal('token_refused') };
  expect(failuresOf({ ...GAMES, sender: 'read token', path: '/api/tokens' }, refused)).toEqual([]);
  expect(failuresOf({ ...GAMES, path: '/api/tokens' }, refused)).not.toEqual([]);
});

test('a removed, new or changed row is reported', () => {
  const before = new Map([['games', [{ id: 1, title: 'Azul' }]]]);
  expect(differences(before, new Map([['games', [{ id: 1, title: 'Root' }]]]))).toEqual([
    'games {"id":1,"title":"Azul"} is gone',
    'games {"id":1,"title":"Root"} is new',
  ]);
});
