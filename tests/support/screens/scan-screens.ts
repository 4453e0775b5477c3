import type { Page } from 'playwright-core';
import { drawnCamera, refusedCamera } from '../browser/fake-camera.ts';
import { at } from '../browser/open-screen.ts';
import type { Screen } from '../browser/screen.ts';
import { waitForStablePage } from '../browser/stable-page.ts';
import { SUGGESTED_GAMES } from '../rows/suggested-games.ts';

const UNKNOWN = '4006381333931';
const KNOWN = '0644216627721';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function openScan(page: Page, origin: string): Promise<void> {
  await at('/my-games', 'My Game Collection')(page, origin);
  await press(page, 'Scan a Box');
  await page.getByRole('dialog').waitFor();
}

async function type(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Digits under the bars').fill(digits);
  await page.keyboard.press('Enter');
}

/** The first game has a copy with the code; once for all pictures. */
async function keepKnownCode(page: Page, origin: string): Promise<void> {
  const list = async (path: string) =>
    (await (await page.request.get(origin + path)).json()) as Record<string, unknown>[];
  if ((await list('/api/copies')).some(({ barcode }) => barcode === KNOWN)) return;
  const game = (await list('/api/games')).find(({ isWishlist, isUnowned }) => !isWishlist && !isUnowned);
  const data = { barcode: KNOWN, place: 'Flat, shelf 3' };
  await page.request.post(`${origin}/api/games/${String(game?.id)}/copies`, { data, headers: { Origin: origin } });
}

/** One's own game and a new code under the camera. */
async function openFound(page: Page, origin: string): Promise<void> {
  await keepKnownCode(page, origin);
  await drawnCamera(page, KNOWN);
  await openScan(page, origin);
  await page.getByRole('button', { name: /^Log a Play of/ }).waitFor();
  await press(page, 'Type the Number Instead');
  await type(page, UNKNOWN);
  await page.getByRole('button', { name: /^Name It/ }).waitFor();
  await waitForStablePage(page);
}

async function openWithoutCamera(page: Page, origin: string): Promise<void> {
  await refusedCamera(page);
  await openScan(page, origin);
  await type(page, '4006381333932');
  await page.getByText('Please check the digits').waitFor();
  await waitForStablePage(page);
}

async function openNaming(page: Page, origin: string): Promise<void> {
  await refusedCamera(page);
  await openScan(page, origin);
  await type(page, UNKNOWN);
  await press(page, /^Name It/);
  await page.getByRole('heading', { name: 'This barcode is new' }).waitFor();
  await waitForStablePage(page);
}

/** Opens the suggestions of other owners for a code; the answer is mocked. */
async function openSuggested(page: Page, origin: string): Promise<void> {
  await page.route('**/api/barcodes/*', (route) => route.fulfill({ json: SUGGESTED_GAMES }));
  await refusedCamera(page);
  await openScan(page, origin);
  await type(page, UNKNOWN);
  await press(page, /^Name It/);
  await page.getByRole('radio', { name: /^Carcassonne/ }).check();
  await page.getByText('The code is kept with it').waitFor();
  await waitForStablePage(page);
}

export const scanScreens: readonly Screen[] = [
  { name: 'scan', signedIn: true, long: true, open: openFound },
  { name: 'scan-without-camera', signedIn: true, long: true, open: openWithoutCamera },
  { name: 'scan-new-code', signedIn: true, long: true, open: openNaming },
  { name: 'scan-suggested', signedIn: true, long: true, open: openSuggested },
];
