import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { putPicture } from '#shared/accounts/account-contract.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { WEBP } from '#tests/support/accounts/pixels.ts';
import { collectionFile } from '../transfer/imports/collection-file.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/** A local server believes only loopback addresses. */
const app = testApp({ environment: { TRUST_PROXY: '1' } });
interface Kind {
  method: string;
  path: string;
  'Content-Type': string;
  'Content-Length': number;
}
const PICTURE: Kind = { method: 'PUT', path: putPicture.path, 'Content-Type': 'image/webp', 'Content-Length': 200_000 };
const IMPORT: Kind = {
  method: 'POST',
  path: '/api/imports/bgg-collection',
  'Content-Type': 'text/csv',
  'Content-Length': 5_000_000,
};
const CSV = collectionFile({ objectname: 'Azul', objectid: 230802 });

const held: ClientRequest[] = [];
afterEach(() => {
  for (const one of held.splice(0)) one.destroy();
});

/** Begins an upload of which one byte comes. */
async function stall(kind: Kind, address: string): Promise<void> {
  const { cookie } = await makeOwner(app);
  const { method, path, ...headers } = kind;
  const { port } = new URL(app.origin);
  const sent = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...headers, cookie, 'X-Forwarded-For': address, Expect: '100-continue' },
  });
  sent.on('error', () => {});
  held.push(sent);
  const accepted = once(sent, 'continue');
  sent.flushHeaders();
  await accepted;
  sent.write('R');
}

/** More than there are places. */
const stallMany = (kind: Kind, address: string) => Promise.all(Array.from({ length: 20 }, () => stall(kind, address)));

/** The status of the answer, or that it is still waited for after five seconds. */
function send(person: Person, { method, path, ...headers }: Kind, body: BodyInit, address: string) {
  const type = { 'Content-Type': headers['Content-Type'], 'X-Forwarded-For': address };
  return person.fetch(path, { method, headers: type, body, signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 'waits',
  );
}

test('many stalled uploads from one IP address do not block imports of others', async () => {
  await stallMany(IMPORT, '127.0.1.1');
  expect(await send(await makeOwner(app), IMPORT, CSV, '127.0.2.7')).toBe(201);
});

test('many stalled uploads from one IP address do not block profile pictures of others', async () => {
  await stallMany(PICTURE, '127.0.1.1');
  expect(await send(await makeOwner(app), PICTURE, WEBP, '127.0.2.7')).toBe(200);
});

test('stalled imports from any addresses do not block profile pictures', async () => {
  for (const network of [1, 2, 3]) await stallMany(IMPORT, `127.0.1.${network}`);
  expect(await send(await makeOwner(app), PICTURE, WEBP, '127.0.1.1')).toBe(200);
});
