import { expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { changeSharing, listSharings } from '#shared/sharing/sharing-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { games } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { type Person, visitor } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const UNDRAWN = '<div id="root"></div>';

const app = testApp({ screens: true });
const ana = ownerOfEachTest(app, { isPremiumPlus: true, firstName: 'Ana', lastName: 'Secretname' });

const open = (address: string, person = visitor(app), headers = {}) => person.fetch(`/shared/${address}`, { headers });
const page = async (address: string, person?: Person) => (await open(address, person)).text();

/** Returns the data that the page carries for the application: the key of a query, and its answer. */
function dataOf(html: string) {
  const [, json] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const [, collection] = JSON.parse(String(json)) as [unknown, { title: string; games: { title: string }[] }];
  return collection;
}

test('a private or unknown collection is not prerendered and reveals nothing', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const hidden = await shareFor(ana, { title: 'Hidden shelf', isPublic: false });
  for (const address of [hidden.shareId, 'AAAAAAAAAAAAAAAAAAAAAA', '%00']) {
    const html = await page(address);
    expect(html).toContain(UNDRAWN);
    expect(html).not.toMatch(/Hidden shelf|Azul|application\/json/);
  }
});

test('the page is not prerendered with a session cookie or with a filter', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const { shareId } = await shareFor(ana);
  for (const html of [await page(shareId, ana), await page(`${shareId}?q=azul`), await page(`${shareId}/`)]) {
    expect(html).toContain(UNDRAWN);
    expect(html).not.toContain('Azul');
  }
});

test('the page is prerendered for a visitor with its data, without counting a view', async () => {
  await addGameFor(ana, { title: 'Brass', notes: 'Bought in anger' });
  await addGameFor(ana, { title: 'azul' });
  const { shareId } = await shareFor(ana, { title: 'Fridays' });
  const response = await open(shareId);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>.*Fridays.*<\/h1>/);
  expect(html).toContain('Make Your Own');
  expect(dataOf(html).games.map(({ title }) => title)).toEqual(['azul', 'Brass']);
  expect(html).not.toMatch(/anger|Secretname/);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toContain('Cookie');
  expect((await ana.call(listSharings, {})).body[0]?.views).toBe(0);
});

test('text is escaped in the page and in its data', async () => {
  const script = '</script><script>alert(1)</script><!--';
  const { body: tag } = await ana.call(addTag, { body: { name: '</script><script>alert(1)</script>' } });
  const game = await addGameFor(ana, { title: script });
  await ana.call(changeGame, { params: { id: game.id }, body: { tagIds: [tag.id] } });
  const html = await page((await shareFor(ana, { title: script, description: script, showTags: true })).shareId);
  expect(html).not.toMatch(/<!--\s*"|<script>alert|alert\(1\)<\/script>/);
  expect(html).not.toMatch(/<script (?![^>]*src=)(?!type="application\/json")|<style/);
  // The page's own, which sets the theme.
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(dataOf(html)).toMatchObject({ title: script, games: [{ title: script }], tags: [{ name: tag.name }] });
});

test('the page contains only the tags of its first games and a few filters', async () => {
  const made = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, number) => (await ana.call(addTag, { body: { name: `تصنيف ${number}` } })).body,
    ),
  );
  const ids = made.map(({ id }) => id);
  const rows = Array.from({ length: 200 }, (_, number) => ({
    userId: ana.id,
    title: `Game ${number}`,
    titleKey: `game ${number}`,
    players: '2-4',
    duration: '45 min',
    tagIds: [ids[number % 40] ?? 0],
  }));
  await app.services.db.insert(games).values(rows);
  const hidden = await page((await shareFor(ana)).shareId);
  expect(hidden).not.toContain('تصنيف');
  const html = await page((await shareFor(ana, { showTags: true })).shareId);
  expect(html.match(/<span[^>]*dir="auto"[^>]*>تصنيف/g)).toHaveLength(8 + 8);
  expect(html.length - hidden.length).toBeLessThan(20_000);
});

test('an unchanged page gets 304, and a change renders it again', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const shared = await shareFor(ana, { title: 'Fridays' });
  const held = { 'If-None-Match': String((await open(shared.shareId)).headers.get('etag')) };
  expect((await open(shared.shareId, undefined, held)).status).toBe(304);
  expect((await open(shared.shareId, ana, held)).status).toBe(200);
  await addGameFor(ana, { title: 'Catan' });
  expect(await (await open(shared.shareId, undefined, held)).text()).toContain('Catan</h2>');
  await ana.call(changeSharing, { params: { id: shared.id }, body: { title: 'Saturdays' } });
  expect(await page(shared.shareId)).toContain('Saturdays');
  await ana.call(changeSharing, { params: { id: shared.id }, body: { isPublic: false } });
  expect(await page(shared.shareId)).toContain(UNDRAWN);
});

test('only the first games of two thousand are rendered, and all are in the data', async () => {
  const rows = Array.from({ length: 2000 }, (_, number) => ({
    userId: ana.id,
    title: `Game ${number}`,
    titleKey: `game ${number}`,
    players: '2-4',
    duration: '45 min',
  }));
  await app.services.db.insert(games).values(rows);
  const html = await page((await shareFor(ana)).shareId);
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html).toContain('2,000');
  expect(dataOf(html).games).toHaveLength(2000);
});
