import { beforeAll, expect, test } from 'vitest';
import { listPlays, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { USER_ID_HEADER } from '#shared/user-id-header.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
let ana: Person;
let bea: Person;
beforeAll(async () => {
  [ana, bea] = [await makeOwner(app), await makeOwner(app)];
});

const recordAs = (person: Person, inTheNameOf: string) =>
  person.fetch(recordPlayElsewhere.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [USER_ID_HEADER]: inTheNameOf },
    body: JSON.stringify({ gameTitle: 'Azul', players: '["Ana"]', scores: '[7]', idempotencyKey: 'written-by-ana' }),
  });

const idOf = async (person: Person) => (await person.fetch('/api/config')).headers.get(USER_ID_HEADER) ?? '';

test('a play queued by one user is not recorded for the next user of the device', async () => {
  expect((await recordAs(bea, await idOf(ana))).status).toBe(401);
  expect((await recordAs(visitor(app), await idOf(ana))).status).toBe(401);
  expect((await bea.call(listPlays, {})).body).toEqual([]);
  expect((await recordAs(ana, await idOf(ana))).status).toBe(201);
});

test('every response to a signed-in user names the user, and none to a visitor', async () => {
  const [first, again] = [await ana.fetch('/api/games'), await ana.fetch('/api/people')];
  expect(first.headers.get(USER_ID_HEADER)).toBe(again.headers.get(USER_ID_HEADER));
  expect(first.headers.get(USER_ID_HEADER)).not.toBe((await bea.fetch('/api/games')).headers.get(USER_ID_HEADER));
  expect((await visitor(app).fetch('/api/config')).headers.has(USER_ID_HEADER)).toBe(false);
});

test('a 304 response names the user too', async () => {
  const etag = (await ana.fetch('/api/games')).headers.get('etag') ?? '';
  const again = await ana.fetch('/api/games', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.headers.get(USER_ID_HEADER)]).toEqual([304, await idOf(ana)]);
});

test('the service worker is revalidated, and the manifest and its icons exist', async () => {
  const worker = await fetch(`${app.origin}/service-worker.js`);
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(worker.headers.get('content-type')).toContain('javascript');
  const manifest = await fetch(`${app.origin}/manifest.de.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  const { icons, lang, start_url } = (await manifest.json()) as {
    icons: { src: string }[];
    lang: string;
    start_url: string;
  };
  expect(lang).toBe('de');
  expect(start_url).toBe('/my-games');
  const pictures = await Promise.all(icons.map(({ src }) => fetch(app.origin + src)));
  expect(pictures.map(({ headers }) => headers.get('content-type'))).toEqual(icons.map(() => 'image/png'));
});
