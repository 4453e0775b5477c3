import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { fakeCamera, refusedCamera } from '#tests/support/fake-camera.ts';
import { offlinePages } from '#tests/support/offline-pages.ts';
import { pngOf } from '#tests/support/picture-files.ts';

const CODE = '4006381333931';
const TITLE = 'Endless Winter: Paleoamericans';

const camera = await fakeCamera(CODE);
const phone = offlinePages(...camera.flags);
afterAll(camera.remove);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const scan = (page: Page) => page.getByRole('dialog', { name: 'Scan a Box' });
/** Cameras of the page that are still open. */
const openCameras = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { opened = [] } = globalThis as { opened?: MediaStreamTrack[] };
    return opened.filter(({ readyState }) => readyState === 'live').length;
  });
const watchCameras = (page: Page) =>
  page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(globalThis, { opened });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      opened.push(...stream.getTracks());
      return stream;
    };
  });

test(
  'an unknown box is scanned, named, tagged, photographed and lent; the picker leaves it out; the next scan brings it back, also without network',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    await watchCameras(page);
    await page.goto(`${phone.origin}/add-game`);
    await button(page, 'Scan a Box').click();

    const naming = page.getByRole('dialog', { name: 'A code nobody has named yet' });
    await naming.getByText('4 006381 333931').waitFor();
    await expect.poll(() => openCameras(page)).toBe(0);
    await naming.getByRole('button', { name: 'Close' }).click();
    await scan(page).getByText('Hold the next one between the corners.').waitFor();
    await button(page, /^Name It/).click();
    await naming.getByRole('button', { name: 'Add Game' }).click();
    await naming.getByText('Please type or choose the title').waitFor();
    await naming.getByRole('combobox', { name: /^Title/ }).pressSequentially('endless win');
    await naming.getByRole('option', { name: new RegExp(`^${TITLE}`) }).click();
    await naming.getByRole('combobox', { name: 'Tags' }).fill('Winter evenings');
    await naming.getByRole('option', { name: /Make/ }).click();
    await naming.getByText('Winter evenings', { exact: true }).waitFor();
    await button(page, 'Add with Photo').click();

    const photo = page.getByRole('dialog', { name: 'Photo of the Box' });
    const buffer = await pngOf(640, 480);
    await photo
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer });
    await button(page, 'Use Photo').click();
    await page.getByText('Photo Saved', { exact: true }).waitFor();

    await scan(page).getByRole('link', { name: TITLE }).waitFor();
    await button(page, `Lend ${TITLE}`).click();
    await page.getByRole('combobox', { name: /^To/ }).fill('Wilhelmina');
    await page.getByRole('radio', { name: 'No date' }).check();
    await button(page, 'Lend to Wilhelmina').click();
    await scan(page).getByText('With Wilhelmina').waitFor();
    await scan(page).getByRole('button', { name: 'Close' }).click();
    await scan(page).waitFor({ state: 'detached' });
    await expect.poll(() => openCameras(page)).toBe(0);

    await page.goto(`${phone.origin}/magic-picker`);
    await page.getByText(`${TITLE} is with Wilhelmina`).waitFor();

    await page.goto(`${phone.origin}/my-games?q=endless`);
    await page.getByText('Winter evenings').first().waitFor();
    await phone.context.setOffline(true);
    await page.reload();
    await button(page, 'Scan a Box').click();
    await scan(page).getByText('With Wilhelmina').waitFor();
    await phone.context.setOffline(false);
    await scan(page)
      .getByRole('button', { name: `It Is Back: ${TITLE}` })
      .click();
    await button(page, `Lend ${TITLE}`).waitFor();
    await page.goto(`${phone.origin}/magic-picker`);
    await page.getByRole('heading', { name: 'Smart Filters' }).waitFor();
    expect(await page.getByText('Wilhelmina').count()).toBe(0);
  },
);

test(
  'without a camera the digits are typed; a game that is owned gets the code, and undo takes it off',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    await refusedCamera(page);
    await page.goto(`${phone.origin}/my-games`);
    await button(page, 'Scan a Box').click();
    await scan(page).getByText('The camera is not allowed here').waitFor();
    const digits = scan(page).getByLabel('Digits under the bars');
    await digits.fill('96385075');
    await digits.press('Enter');
    await scan(page).getByText('Please check the digits').waitFor();
    await expect.poll(() => digits.getAttribute('aria-invalid')).toBe('true');
    await digits.fill('9638 5074');
    await digits.press('Enter');
    await scan(page).getByText('No game of yours has the code 9638 5074').waitFor({ state: 'attached' });
    await button(page, /^Name It/).click();
    await page.getByRole('combobox', { name: /^Title/ }).fill('carcassonne');
    await page.getByText('Carcassonne is in your collection already.').waitFor();
    await button(page, 'Keep the Code').click();
    await page.getByText('From now on it finds Carcassonne.').first().waitFor();
    await scan(page).getByRole('link', { name: 'Carcassonne' }).waitFor();
    await button(page, 'Undo').click();
    await button(page, /^Name It/).waitFor();
  },
);
