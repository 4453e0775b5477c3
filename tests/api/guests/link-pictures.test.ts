import sharp from 'sharp';
import { expect, test } from 'vitest';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

/** What WhatsApp still shows large; Signal, Slack, Discord and Mastodon take more. */
const MAX_BYTES = 200_000;

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

/** Path of the picture that chats show for a page. */
async function pictureAt(path: string): Promise<string> {
  const { html } = await open(app, path);
  const address = metaOf(html, 'og:image') ?? '';
  expect(address.startsWith(`${app.origin}/link-pictures/`)).toBe(true);
  return address.slice(app.origin.length);
}

const shownIn = (path: string) =>
  Buffer.from((path.split('/').at(-1) ?? '').split('.')[0] ?? '', 'base64url').toString();

async function night(changes: object = {}) {
  const event = await addEventFor(maya, {
    title: 'Friday Night',
    location: '14 Linden Row',
    timeZone: 'Europe/Lisbon',
    maxAttendees: 6,
    ...changes,
  });
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  return { event, path: await guestPath(maya, id) };
}

test('an address that the server did not sign draws nothing', async () => {
  const { path } = await night();
  const picture = await pictureAt(path);
  const [shown = '', signature = ''] = (picture.split('/').at(-1) ?? '').split('.');
  const other = Buffer.from(JSON.stringify({ title: 'Mine' })).toString('base64url');
  for (const name of [`${other}.${signature}.png`, `${shown}.${'a'.repeat(43)}.png`, `${shown}.png`, 'x', '%00', '.']) {
    const { status } = await visitor(app).fetch(`/link-pictures/1/${name}`);
    expect([name, status]).toEqual([name, 404]);
  }
});

test('the picture of an invitation is a small PNG of the size that its page says, and kept for a year', async () => {
  const { path } = await night();
  const { html } = await open(app, path);
  const response = await visitor(app).fetch(await pictureAt(path));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('set-cookie')).toBeNull();
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.length).toBeLessThan(MAX_BYTES);
  const { width, height, format } = await sharp(png).metadata();
  expect([String(width), String(height), `image/${format}`]).toEqual(
    ['og:image:width', 'og:image:height', 'og:image:type'].map((name) => metaOf(html, name)),
  );
  expect(metaOf(html, 'og:image:alt')).toBe('Friday Night. Friday 3 May 2999 at 19:00 (Western European Time)');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('it shows title, day, time in the zone of the night, games and seats, but neither place nor people', async () => {
  const game = await addGameFor(maya, { title: 'Azul', category: 'abstract' });
  const { event, path } = await night({ isPublic: true, gameIds: [game.id] });
  for (const address of [path, await sharedPath(maya, event.id), `/night/${event.publicId}`]) {
    const shown = shownIn(await pictureAt(address));
    expect(JSON.parse(shown).slice(0, 6)).toEqual([
      ['Fri', '3', 'May'],
      'Friday Night',
      'Game Night',
      ['19:00 to 23:00', 'Western European Time'],
      ['5 of 6 seats left', 'lamp'],
      [['Azul', 'abstract']],
    ]);
    for (const secret of ['Linden', 'Maya', 'Lindqvist', 'ben', path]) expect(shown).not.toContain(secret);
  }
});

test('its address changes with what it shows, and the former one still opens', async () => {
  const { event, path } = await night();
  const before = await pictureAt(path);
  expect(await pictureAt(path)).toBe(before);
  await send(app, path, { status: 'accepted', name: 'Ben' });
  const taken = await pictureAt(path);
  expect(JSON.parse(shownIn(taken))[4]).toEqual(['4 of 6 seats left', 'lamp']);
  await maya.call(changeEvent, { params: { id: event.id }, body: { title: 'Saturday Night' } });
  expect(new Set([before, taken, await pictureAt(path)]).size).toBe(3);
  expect((await visitor(app).fetch(before)).status).toBe(200);
});

test.each([
  ['eighty letters', 'The long winter evening of heavy games, light food, and whoever remembers rules!'],
  ['Japanese', '東京ゲームの夜'],
  ['emoji', '🎲🎉'],
  ['markup', '<b>&amp;"</b> <svg onload=alert(1)>'],
  ['the widest letters', 'W'.repeat(200)],
  ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabend'],
])('a title of %s is drawn', async (_, title) => {
  const { path } = await night({ title });
  const response = await visitor(app).fetch(await pictureAt(path));
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
});
