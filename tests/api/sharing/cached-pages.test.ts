import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { games } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp({ screens: true });
const narrow = testApp({ databaseOf: app, screens: true, environment: { REQUESTS_PER_MINUTE: '3' } });
const ana = testOwner(app, { isPremiumPlus: true });

/** The page as it is sent, before anything unpacks it. */
const sentAs = (path: string, encoding: string): Promise<{ encoding: string | undefined; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const sent = request(app.origin + path, { headers: { 'Accept-Encoding': encoding } }, (res) => {
      void buffer(res).then((body) => resolve({ encoding: res.headers['content-encoding'], body }), reject);
    });
    sent.on('error', reject).end();
  });

test('the page is the same with every compression', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const { shareId } = await shareFor(ana);
  const [br, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => sentAs(`/shared/${shareId}`, encoding)),
  );
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined]);
  const html = plain?.body.toString();
  expect(html).toContain('Azul</h2>');
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(html);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(html);
});

test('a collection over one megabyte is not prerendered', async () => {
  const owner = await makeOwner(app, { isPremiumPlus: true });
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    userId: owner.id,
    title: `Game ${number} ${'x'.repeat(150)}`,
    titleKey: `game ${number}`,
    players: '2-4',
    duration: '45 min',
  }));
  await app.services.db.insert(games).values(rows);
  const html = await (await visitor(app).fetch(`/shared/${(await shareFor(owner)).shareId}`)).text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('Game 7');
});

test('a client that requests pages too often gets 429', async () => {
  const { shareId } = await shareFor(ana);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await visitor(narrow).fetch(`/shared/${shareId}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('the content of few collections is rendered at once, some wait, and the pages of others are sent without it', async () => {
  const owner = await makeOwner(app, { isPremiumPlus: true });
  await addGameFor(owner, { title: 'Azul' });
  const sharings = await Promise.all(Array.from({ length: 30 }, (_, n) => shareFor(owner, { title: `Shelf ${n}` })));
  // What chats show of the owner's games is known since a first page.
  const { shareId: first } = await shareFor(owner, { title: 'First' });
  await visitor(app).fetch(`/shared/${first}`);
  const without: string[] = [];
  let pages: Promise<string>[] = [];
  await app.services.db.transaction(async (tx) => {
    // Nobody can read it until the transaction ends.
    await tx.execute(sql`lock table games`);
    pages = sharings.map(async ({ shareId }) => (await visitor(app).fetch(`/shared/${shareId}`)).text());
    for (const page of pages) void page.then((html) => without.push(html));
    await expect.poll(() => without, { timeout: 10_000 }).toHaveLength(8);
  });
  for (const html of without.slice(0, 8)) expect(html).toContain('<div id="root"></div>');
  expect((await Promise.all(pages)).filter((html) => html.includes('Azul</h2>')).length).toBeGreaterThan(1);
});
