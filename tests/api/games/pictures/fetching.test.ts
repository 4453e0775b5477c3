import type { RequestListener } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import { fetchedPictures } from '#shared/schema/games.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { deleteOldPictures } from '#server/games/pictures/pictures-store.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { type PageServer, startPageServer } from '#tests/support/server/page-server.ts';
import { photoOf, pngOf, sizeOf } from '#tests/support/accounts/picture-files.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let web: PageServer;
let answer: RequestListener;
let app: TestApp;
let second: TestApp;
let maya: Person;
let png: Buffer;
beforeAll(async () => {
  web = await startPageServer((req, res) => answer(req, res));
  app = await startTestApp({ fetchPicture: web.pictures() });
  second = await startTestApp({ databaseOf: app, fetchPicture: web.pictures() });
  png = await pngOf(800, 600);
});
afterAll(async () => {
  await second.close();
  await app.close();
  await web.close();
});
beforeEach(async () => {
  maya = await makeOwner(app, { isPremiumPlus: true });
  answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
  web.requests.length = 0;
  web.headers.length = 0;
});

let count = 0;
/** A game with a cover at an address of its own, and where this site would have it. */
async function covered(person = maya, url = `${web.origin}/box-${(count += 1)}.png`) {
  const { id } = await addGameFor(person, { title: `Game ${count} of ${person.id}`, imageUrl: url });
  return { id, url, path: coverPath({ id, imageUrl: url }) ?? '' };
}
const get = (path: string, at = app) => fetch(at.origin + path);
/** Returns the statuses of a path before and after it was fetched. */
async function requestTwice(path: string): Promise<[before: number, after: number]> {
  const before = await get(path);
  await app.services.pictures.idle();
  return [before.status, (await get(path)).status];
}

test('a cover is fetched at its first request, re-encoded, and sent with its type', async () => {
  const { path } = await covered();
  expect(web.requests).toEqual([]);
  const early = await get(path);
  expect([early.status, early.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await app.services.pictures.idle();
  const { status, headers, ...response } = await get(path).then(async (found) => ({
    status: found.status,
    headers: found.headers,
    bytes: Buffer.from(await found.arrayBuffer()),
  }));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('set-cookie')).toBeNull();
  expect(await sizeOf(response.bytes)).toMatchObject({ width: 400, height: 300, format: 'webp' });
  expect(web.headers[0]).not.toHaveProperty('cookie');
  expect(web.headers[0]).not.toHaveProperty('referer');
});

test('one address is fetched once, for two accounts, on two servers and for concurrent readers', async () => {
  const bea = await makeOwner(app);
  const mine = await covered();
  const hers = await covered(bea, mine.url);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => get((index % 3 === 0 ? mine : hers).path, index % 2 === 0 ? app : second)),
  );
  await Promise.all([app.services.pictures.idle(), second.services.pictures.idle()]);
  expect(web.requests).toHaveLength(1);
  expect([(await get(mine.path, second)).status, (await get(hers.path)).status]).toEqual([200, 200]);
});

test('the pictures of a night are fetched when its guests are invited', async () => {
  const banner = `${web.origin}/banner.png`;
  const event = await addEventFor(maya, { bannerUrl: banner });
  const { id } = await covered();
  await maya.call(setEventGames, { params: { id: event.id }, body: { gameIds: [id] } });
  await addGuestsFor(maya, event.id, ['ben@example.org']);
  await maya.call(sendInvitations, { params: { id: event.id } });
  await expect.poll(() => web.requests.length, { timeout: 5_000 }).toBe(2);
  expect(web.requests).toContain('/banner.png');
});

describe('no picture is fetched', () => {
  test('for a forged path', async () => {
    const { id, url, path } = await covered();
    const other = coverPath({ id, imageUrl: `${url}?else` }) ?? '';
    const made = [other, path.replace('games', 'nights'), `/pictures/games/${id}/`, '/pictures/games/x/y', `${path}0`];
    for (const wrong of made) expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
    await app.services.pictures.idle();
    expect(web.requests).toEqual([]);
  });

  test.each([
    'http://127.0.0.1:1/box.png',
    'http://169.254.169.254/latest/meta-data/box.png',
    'http://[::1]/box.png',
    'http://user:secret@shop.example/box.png',
    'http://shop.example:8080/box.png',
  ])('from %s', async (url) => {
    expect(await requestTwice((await covered(maya, url)).path)).toEqual([404, 404]);
    expect(web.requests).toEqual([]);
  });
});

describe('no picture is returned', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, RequestListener]>([
    ['that redirects to this machine', (_req, res) => res.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['that redirects to a private network', (_req, res) => res.writeHead(302, { Location: 'http://10.0.0.1/' }).end()],
    ['that is an SVG', (_req, res) => res.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg)],
    ['that is an SVG declared as PNG', (_req, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end(svg)],
    ['that is an HTML page', (_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Covers')],
    ['that is missing', (_req, res) => res.writeHead(404).end()],
    ['that never ends', (_req, res) => endless(res.writeHead(200, { 'Content-Type': 'image/png' }))],
  ])('%s', async (_, listener) => {
    answer = listener;
    expect(await requestTwice((await covered()).path)).toEqual([404, 404]);
  });

  test('with more than 16 million pixels', async () => {
    const bomb = await pngOf(5_000, 3_300);
    answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end(bomb);
    expect(await requestTwice((await covered()).path)).toEqual([404, 404]);
  });
});

test('a failed fetch is not repeated for some hours', async () => {
  answer = (_req, res) => res.writeHead(503).end();
  const { path } = await covered();
  for (let n = 0; n < 3; n += 1) await requestTwice(path);
  expect(web.requests).toHaveLength(1);
  answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(png);
  await app.services.db.update(fetchedPictures).set({ retryAt: sql`now()` });
  expect(await requestTwice(path)).toEqual([404, 200]);
  expect(web.requests).toHaveLength(2);
});

test('an account can have 100 addresses fetched an hour, and others still can', async () => {
  await requestTwice((await covered()).path);
  const key = `picture fetched for account:${maya.id}`;
  const counted = await app.services.db
    .update(rateLimits)
    .set({ points: 99 })
    .where(eq(rateLimits.key, key))
    .returning();
  expect(counted).toHaveLength(1);
  expect(await requestTwice((await covered()).path)).toEqual([404, 200]);
  expect(await requestTwice((await covered()).path)).toEqual([404, 404]);
  expect(await requestTwice((await covered(await makeOwner(app))).path)).toEqual([404, 200]);
});

test('slow pictures of one account do not delay other accounts', async () => {
  const open: (() => void)[] = [];
  answer = (_req, res) => void open.push(() => res.writeHead(200, { 'Content-Type': 'image/png' }).end(png));
  const theirs = [];
  for (let n = 0; n < 4; n += 1) theirs.push(await covered());
  for (const { path } of theirs) await get(path);
  const mine = await covered(await makeOwner(app));
  await get(mine.path);
  await expect.poll(() => open.length).toBe(2);
  open.shift()?.();
  await expect.poll(() => web.requests.at(-1)).toBe(new URL(mine.url).pathname);
  answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
  for (const arrive of open) arrive();
  await app.services.pictures.idle();
  for (const { path } of [...theirs, mine]) expect((await get(path)).status).toBe(200);
});

test('an account keeps its latest 1,000 pictures, each for a month', async () => {
  const { db } = app.services;
  const photo = await photoOf(64, 64);
  await db.execute(sql`insert into fetched_pictures (user_id, kind, url_hash, bytes, retry_at, created_at)
    select ${maya.id}, 'cover', 'old ' || n || ' of ' || ${maya.id}::text, ${photo}, now(), now() - interval '1 day'
    from generate_series(1, 1000) n`);
  const kept = () => db.$count(fetchedPictures, eq(fetchedPictures.userId, maya.id));
  const { path } = await covered();
  expect(await requestTwice(path)).toEqual([404, 200]);
  expect(await kept()).toBe(1000);
  await db.update(fetchedPictures).set({ createdAt: sql`now() - interval '31 days'` });
  await deleteOldPictures(db);
  expect(await kept()).toBe(0);
});

function endless(res: Parameters<RequestListener>[1]): void {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!res.destroyed) if (!res.write(chunk)) return void res.once('drain', more);
  };
  more();
}
