import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gamePhotos } from '#shared/schema/games.ts';
import { cachedPaths, offlinePages } from '#tests/support/offline-pages.ts';
import { photoOf, pixelAt, turnedPhotoOf } from '#tests/support/picture-files.ts';

const phone = offlinePages();
const TITLE = 'Carcassonne';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photo of the Box' });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Picture', { exact: true }).setInputFiles({ name, mimeType, buffer });
/** Paths of the photos that the screen shows, once they are loaded. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('.game-cover[data-art] > img'))
      .map(({ src }) => new URL(src).pathname)
      .filter((path) => path.startsWith('/pictures/photos/')),
  );

test(
  'a photo is chosen, turned, cut and saved; card, row and page show it, also without network; it comes back by undo',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    await page.goto(`${phone.origin}/my-games?q=${TITLE}`);
    await page.getByRole('link', { name: TITLE, exact: true }).click();
    await page.getByRole('heading', { name: 'Who wins' }).waitFor();
    const address = page.url();
    const gameId = Number(address.split('/').pop());

    await page.getByRole('button', { name: 'Photo of the Box' }).click();
    await choose(page, 'IMG_0042.HEIC', 'image/heic', Buffer.from('ftypheic'));
    await dialog(page).getByRole('alert').getByText('This browser cannot read HEIC photos.').waitFor();

    // Red stands on top, as its camera noted. A turn to the right brings red to the right.
    await choose(page, 'box.jpg', 'image/jpeg', await turnedPhotoOf(900, 600));
    const stage = page.getByRole('application', { name: 'The part of the picture that is kept' });
    await stage.waitFor();
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByRole('slider', { name: 'Zoom' }).fill('2');
    await stage.press('ArrowLeft');
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await page.getByText('Photo Saved', { exact: true }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/card$/)]);

    const [kept] = await phone.services.db.select().from(gamePhotos).where(eq(gamePhotos.gameId, gameId));
    const card = kept?.card ?? Buffer.alloc(0);
    const [left, right] = [await pixelAt(card, 20, 256), await pixelAt(card, 490, 256)];
    expect((left[2] ?? 0) - (left[0] ?? 0)).toBeGreaterThan(100);
    expect((right[0] ?? 0) - (right[2] ?? 0)).toBeGreaterThan(100);

    await page.goto(`${phone.origin}/my-games?q=${TITLE}`);
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/card$/)]);
    await page.evaluate(() => localStorage.setItem('rollcall.shelf-layout', 'list'));
    await page.reload();
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/list$/)]);
    await expect
      .poll(() => cachedPaths(page))
      .toEqual(expect.arrayContaining([`/pictures/photos/${gameId}/${kept?.key}/list`]));

    await phone.context.setOffline(true);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/list$/)]);
    await page.goto(address);
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/card$/)]);
    await phone.context.setOffline(false);

    await page.getByRole('button', { name: 'Photo of the Box' }).click();
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByText('Photo Removed', { exact: true }).waitFor();
    await expect.poll(() => shown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/card$/)]);
  },
);

test('what leaves the browser has neither place nor camera', { tags: ['rare'] }, async () => {
  const page = await phone.signIn();
  await page.goto(`${phone.origin}/my-games?q=${TITLE}`);
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('button', { name: 'Photo of the Box' }).click();
  const photo = await photoOf(640, 480);
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('CAMERA-MODEL-7');
  await choose(page, 'box.jpg', 'image/jpeg', photo);
  await page.evaluate(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.body instanceof Blob)
        document.body.dataset['sent'] = Array.from(new Uint8Array(await init.body.arrayBuffer())).join(',');
      return send(input, init);
    };
  });
  await page.getByRole('button', { name: 'Use Photo' }).click();
  await page.getByText('Photo Saved', { exact: true }).waitFor();
  const sent = await page.evaluate(() => document.body.dataset['sent'] ?? '');
  const file = Buffer.from(sent.split(',').map(Number));
  expect(file.toString('latin1')).not.toMatch(/CAMERA|Exif|Somebody/);
  const facts = await sharp(file).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  expect(facts).not.toHaveProperty('exif');
});
