import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { removeGamePhoto, restoreGamePhoto } from '#shared/games/game-photos-contract.ts';
import { listGames, removeGame, restoreGame, toggleWishlist } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { getSharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { MAX_STORED_PHOTO_BYTES } from '#shared/limits/limits.ts';
import { photoInSize } from '#shared/covers/photo-path.ts';
import { gamePhotos, games } from '#shared/schema/games.ts';
import { purgeRemovedPhotos } from '#server/games/pictures/photos-store.ts';
import { gamesOn } from '#server/nights/event-games.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { sendPhoto } from '#tests/support/rows/game-photos.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { photoOf, pixelAt, sizeOf, turnedPhotoOf } from '#tests/support/accounts/picture-files.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const WEB = 'https://boxes.example/azul.png';

const app = testApp();
let ana: Person;
let azul: number;
let photo: Buffer;
beforeAll(async () => {
  photo = await photoOf(700, 500);
});
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  azul = (await addGameFor(ana, { imageUrl: WEB })).id;
});

const pictureOf = async (id = azul) => (await ana.call(listGames, {})).body.find((game) => game.id === id)?.imageUrl;
const get = (path: string | null | undefined) => fetch(app.origin + (path ?? '/none'));
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const taken = async (id = azul) => (await sendPhoto(ana, id, photo)).body.imageUrl ?? '';

test('a photo is stored in two sizes without metadata and cached permanently', async () => {
  const path = await taken();
  expect(path).toMatch(new RegExp(`^/pictures/photos/${azul}/[\\da-f]{32}/card$`));
  expect(await pictureOf()).toBe(path);
  const { headers } = await get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(photo.toString('latin1')).toContain('CAMERA-MODEL-7');
  for (const [size, side] of [['card', 512] as const, ['list', 160] as const]) {
    const kept = await bytesOf(photoInSize(path, size));
    expect(await sizeOf(kept)).toEqual({ width: side, height: side, format: 'webp', pages: 1 });
    expect(kept.length).toBeLessThanOrEqual(MAX_STORED_PHOTO_BYTES);
    expect(kept.toString('latin1')).not.toMatch(/CAMERA|Exif|EXIF|Somebody/);
  }
});

test('the orientation in the metadata is applied before it is removed', async () => {
  const { body } = await sendPhoto(ana, azul, await turnedPhotoOf(400, 400));
  const kept = await bytesOf(body.imageUrl ?? '');
  const [red = 0, , blue = 0] = await pixelAt(kept, 256, 20);
  expect(red).toBeGreaterThan(blue + 100);
});

test('a photo is found only under its exact address', async () => {
  const path = await taken();
  const wrong = [
    path.replace(/[\da-f]{32}/, '0'.repeat(32)),
    path.replace(`/${azul}/`, `/${azul + 1}/`),
    path.replace('card', 'original'),
    path.replace('card', 'constructor'),
    path.replace(`/${azul}/`, '/x/'),
    path.replace(/[\da-f]{32}/, '%00'),
    path.replace(/[\da-f]{32}/, 'k'.repeat(9_000)),
  ];
  for (const other of wrong) expect([other, (await get(other)).status]).toEqual([other, 404]);
  expect((await get(wrong[0])).headers.get('cache-control')).toBe('no-store');
});

test('a new photo gets a new address, and the previous one is not found', async () => {
  const before = await taken();
  const { body } = await sendPhoto(ana, azul, await photoOf(200, 200));
  expect(body.imageUrl).not.toBe(before);
  expect([(await get(before)).status, (await get(body.imageUrl)).status]).toEqual([404, 200]);
});

test('removing a photo shows the image of the other site again, and an undo restores the photo', async () => {
  const path = await taken();
  const { body } = await ana.call(removeGamePhoto, { params: { id: azul } });
  expect([body.imageUrl, (await get(path)).status]).toEqual([WEB, 404]);
  expect((await ana.call(restoreGamePhoto, { params: { id: azul } })).body.imageUrl).toBe(path);
  expect((await get(path)).status).toBe(200);
});

test('removing twice succeeds; after the undo period the photo is deleted', async () => {
  await taken();
  const { db } = app.services;
  for (let n = 0; n < 2; n += 1) expect((await ana.call(removeGamePhoto, { params: { id: azul } })).status).toBe(200);
  await purgeRemovedPhotos(db, 10);
  expect(await db.$count(gamePhotos, eq(gamePhotos.gameId, azul))).toBe(1);
  await db
    .update(gamePhotos)
    .set({ removedAt: sql`now() - interval '1 minute'` })
    .where(eq(gamePhotos.gameId, azul));
  await purgeRemovedPhotos(db, 10);
  expect(await db.$count(gamePhotos, eq(gamePhotos.gameId, azul))).toBe(0);
});

test('editing a game keeps its photo and its image address', async () => {
  const path = await taken();
  const { body } = await ana.call(changeGame, { params: { id: azul }, body: { notes: 'Mind the minus points' } });
  expect(body.imageUrl).toBe(path);
  expect((await ana.call(removeGamePhoto, { params: { id: azul } })).body.imageUrl).toBe(WEB);
});

test('removing a game removes its photo, and restoring it restores the photo', async () => {
  const path = await taken();
  await ana.call(removeGame, { params: { id: azul } });
  expect((await get(path)).status).toBe(404);
  await ana.call(restoreGame, { params: { id: azul } });
  expect([(await get(path)).status, await pictureOf()]).toEqual([200, path]);
  await app.services.db.delete(games).where(eq(games.id, azul));
  expect(await app.services.db.$count(gamePhotos, eq(gamePhotos.gameId, azul))).toBe(0);
});

test('the photo of a wish moves to the owned game that fulfils it', async () => {
  const wish = (await addGameFor(ana, { title: 'Azul: Sintra', bggId: 256_226, isWishlist: true })).id;
  const owned = (await addGameFor(ana, { title: 'Sintra', isWishlist: false })).id;
  await taken(wish);
  await app.services.db.update(games).set({ bggId: 256_226 }).where(eq(games.id, owned));
  await ana.call(toggleWishlist, { params: { id: wish } });
  const left = (await ana.call(listGames, {})).body.find(({ bggId }) => bggId === 256_226);
  expect((await get(left?.imageUrl)).status).toBe(200);
});

test('Home, nights and shared collections show the photo', async () => {
  const path = await taken();
  const { db } = app.services;
  const night = await addEventFor(ana);
  await ana.call(setEventGames, { params: { id: night.id }, body: { gameIds: [azul] } });
  expect((await gamesOn(db, ana.id, night.id)).map(({ imageUrl }) => imageUrl)).toEqual([path]);
  expect(JSON.stringify((await ana.call(getHome, {})).body)).toContain(path);
  const { shareId } = await shareFor(ana);
  const { body: shown } = await ana.call(getSharedCollection, { params: { shareId } });
  expect(shown.games).toMatchObject([{ id: azul, imageUrl: path }]);
});
