import { request } from 'node:http';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const proxied = testApp({ databaseOf: app, environment: { TRUST_PROXY: '1' } });

/** With a Host header of one's own, which fetch does not send. */
const ask = ({ origin }: TestApp, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}/dev/outbox`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

test.each([
  { host: 'evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host: 'localhost:@evil.example' },
  { host: 'localhost:80@evil.example' },
  { host: 'localhost/x' },
  { host: 'localhost', 'x-forwarded-host': 'games.example.org' },
  { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 2001:db8::7' },
  { host: 'localhost', 'x-real-ip': '203.0.113.7' },
  { host: 'evil.example', 'x-forwarded-host': 'localhost' },
  { host: 'localhost', forwarded: 'for=203.0.113.7' },
  { host: 'localhost', forwarded: 'proto=https;host=games.example.org' },
  { host: 'localhost', forwarded: 'for=127.0.0.1, For="[2001:db8::7]:4711"' },
  { host: 'localhost', forwarded: 'for=127.0.0.1; FOR = "203.0.113.7"' },
  { host: 'localhost', forwarded: 'for=unknown' },
  { host: 'localhost', forwarded: 'for=_hidden' },
])('local mode rejects the host %j', async (headers) => {
  expect(await ask(app, headers)).toBe(421);
  expect(await ask(proxied, headers)).toBe(421);
});

test.each([
  { host: 'localhost' },
  { host: 'localhost:3000' },
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000' },
  { host: 'localhost:3000', 'x-forwarded-host': 'localhost:5173', 'x-forwarded-for': '::1, ::ffff:127.0.0.1' },
  { host: 'localhost', forwarded: 'for="[::1]:4711";host=localhost:5173;proto=http;by=127.0.0.1' },
])('local mode accepts the host %j', async (headers) => {
  expect(await ask(app, headers)).toBe(200);
});
