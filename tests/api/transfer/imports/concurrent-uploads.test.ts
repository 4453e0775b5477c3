import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { collectionFile, preview, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;
let bea: Person;
beforeAll(async () => {
  ana = await makeOwner(app);
  bea = await makeOwner(app);
});

const GOOD = collectionFile({ objectname: 'Azul', objectid: 230802 });

/** An upload of which one byte has come and the rest does not. */
function stalled(person: Person) {
  const { port } = new URL(app.origin);
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/imports/bgg-collection',
    headers: { cookie: person.cookie, 'Content-Type': 'text/csv', 'Content-Length': 5_000_000 },
  });
  sent.on('error', () => {});
  sent.write('o');
  return sent;
}

test('an account with too many running uploads is rejected until one ends, others are not', async () => {
  const open = [1, 2, 3, 4, 5].map(() => stalled(ana));
  // One is received and three wait: of the five, one is refused.
  const [refused] = (await Promise.race(open.map((one) => once(one, 'response')))) as [IncomingMessage];
  expect(refused.statusCode).toBe(429);
  const answer = await ana.fetch('/api/imports/bgg-collection', {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: GOOD,
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await preview(bea, { objectname: 'Azul', objectid: 230802 })).rows).toBe(1);
  for (const one of open) one.destroy();
  await expect.poll(async () => (await upload(ana, Buffer.from(GOOD))).status).toBe(201);
});
