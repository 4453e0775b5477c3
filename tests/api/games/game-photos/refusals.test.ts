import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { removeGamePhoto, restoreGamePhoto } from '#shared/games/game-photos-contract.ts';
import { listGames, removeGame } from '#shared/games/games-contract.ts';
import { MAX_PHOTO_BYTES } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { gamePhotos } from '#shared/schema/games.ts';
import { sendPhoto } from '#tests/support/rows/game-photos.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { photoOf, pngOf } from '#tests/support/accounts/picture-files.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const FREE_PHOTOS = PLAN_LIMITS.free.photos;

const app = testApp();
let ana: Person;
let azul: number;
let photo: Buffer;
beforeAll(async () => {
  photo = await photoOf(300, 300);
});
beforeEach(async () => {
  ana = await makeOwner(app);
  azul = (await addGameFor(ana)).id;
});

const pictures = async (person: Person) => (await person.call(listGames, {})).body.map(({ imageUrl }) => imageUrl);
/** Games that have photos already, put into the database directly; nobody looks at these photos. */
async function withPhotos(person: Person, count: number) {
  await app.services.db.execute(sql`
    with added as (
      insert into games (user_id, title, title_key, players, duration, photo)
      select ${person.id}, 'Game ' || n, 'game ' || n, '2', '30', 'k' from generate_series(1, ${count}) n returning id)
    insert into game_photos (user_id, game_id, key, card, list) select ${person.id}, id, 'k', 'photo', 'photo' from added`);
}

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a'],
  ['only the first bytes of a JPEG', '\xff\xd8\xff\xe0'],
  ['nothing', ''],
])('a photo that is %s is rejected', async (_, text) => {
  const { status, code, message } = await sendPhoto(ana, azul, Buffer.from(text, 'latin1'));
  expect([status, code]).toEqual([400, 'invalid_file']);
  expect(message).toContain('JPEG, PNG or WebP');
  expect(await pictures(ana)).toEqual([null]);
});

test('a photo that is truncated, or has more than 16 million pixels, is rejected', async () => {
  const bomb = await pngOf(5_000, 3_300);
  expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
  expect((await sendPhoto(ana, azul, bomb, 'image/png')).code).toBe('invalid_file');
  expect((await sendPhoto(ana, azul, photo.subarray(0, photo.length / 2))).code).toBe('invalid_file');
});

test('a photo is rejected for its content type or size', async () => {
  expect((await sendPhoto(ana, azul, photo, 'image/heic')).status).toBe(415);
  expect((await sendPhoto(ana, azul, Buffer.alloc(MAX_PHOTO_BYTES + 1))).status).toBe(413);
});

test('a visitor gets 401, and another owner 404', async () => {
  const bea = await makeOwner(app);
  expect((await sendPhoto(visitor(app), azul, photo)).status).toBe(401);
  expect((await sendPhoto(bea, azul, photo)).code).toBe('not_found');
  await sendPhoto(ana, azul, photo);
  const [before] = await pictures(ana);
  for (const contract of [removeGamePhoto, restoreGamePhoto])
    expect((await bea.call(contract, { params: { id: azul } })).status).toBe(404);
  expect(await pictures(ana)).toEqual([before]);
});

test('a photo for a removed game is rejected', async () => {
  const plus = await makeOwner(app, { isPremium: true });
  const { id } = await addGameFor(plus);
  await plus.call(removeGame, { params: { id } });
  expect((await sendPhoto(plus, id, photo)).code).toBe('not_found');
});

test('Free allows 20 photos; one can be replaced, and removing one frees a place', async () => {
  await withPhotos(ana, FREE_PHOTOS - 1);
  expect((await sendPhoto(ana, azul, photo)).status).toBe(200);
  const other = (await addGameFor(ana, { title: 'Brass' })).id;
  const { status, code, message } = await sendPhoto(ana, other, photo);
  expect([status, code]).toEqual([403, 'PLAN_LIMIT_REACHED']);
  expect(message).toBe('Free allows 20 photos of boxes. Premium lifts this limit.');
  expect((await sendPhoto(ana, azul, await photoOf(200, 200))).status).toBe(200);
  await ana.call(removeGamePhoto, { params: { id: azul } });
  expect((await sendPhoto(ana, other, photo)).status).toBe(200);
  const undone = await ana.call(restoreGamePhoto, { params: { id: azul } });
  expect([undone.status, undone.refusal.code]).toEqual([403, 'PLAN_LIMIT_REACHED']);
});

test('an owner with more photos than the plan allows can undo a removal, but cannot add one', async () => {
  await sendPhoto(ana, azul, photo);
  await withPhotos(ana, FREE_PHOTOS + 5);
  await ana.call(removeGamePhoto, { params: { id: azul } });
  expect((await ana.call(restoreGamePhoto, { params: { id: azul } })).status).toBe(200);
  const other = (await addGameFor(ana, { title: 'Brass' })).id;
  expect((await sendPhoto(ana, other, photo)).code).toBe('PLAN_LIMIT_REACHED');
});

test('of two concurrent photos for the last place one is stored', async () => {
  await withPhotos(ana, FREE_PHOTOS - 1);
  const other = (await addGameFor(ana, { title: 'Brass' })).id;
  const sent = await Promise.all([sendPhoto(ana, azul, photo), sendPhoto(ana, other, photo)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect((await pictures(ana)).filter((picture) => picture !== null)).toHaveLength(FREE_PHOTOS);
});

test('every plan has a limit of photos per account', async () => {
  const plus = await makeOwner(app, { isPremiumPlus: true });
  await withPhotos(plus, STORAGE_LIMITS.gamePhotos.most);
  const { id } = await addGameFor(plus);
  const { status, code } = await sendPhoto(plus, id, photo);
  expect([status, code]).toEqual([409, 'limit_reached']);
});

test('an undo is rejected after ten seconds, and without a photo', async () => {
  const undo = async () => (await ana.call(restoreGamePhoto, { params: { id: azul } })).refusal.code;
  expect(await undo()).toBe('not_found');
  await sendPhoto(ana, azul, photo);
  expect(await undo()).toBe('not_found');
  await ana.call(removeGamePhoto, { params: { id: azul } });
  await app.services.db.update(gamePhotos).set({ removedAt: sql`now() - interval '1 minute'` });
  expect(await undo()).toBe('undo_expired');
});
