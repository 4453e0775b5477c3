import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { drawnCamera } from '#tests/support/browser/fake-camera.ts';
import { callFrom } from '#tests/support/screens/game-night-screens.ts';
import { cachedPaths, offlinePages } from '#tests/support/browser/offline-pages.ts';
import { pngOf } from '#tests/support/accounts/picture-files.ts';

const CODE = '4006381333931';
const TITLE = 'Carcassonne';
const phone = offlinePages();

/** Paths of the photos that the screen shows, once they are loaded. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('.game-cover[data-art] > img'))
      .map(({ src }) => new URL(src).pathname)
      .filter((path) => path.startsWith('/pictures/photos/')),
  );

test(
  'offline, the photo of a box is shown in the list and on the page, and its code finds the borrower',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    const games = await callFrom<Game[]>(page, 'GET', '/api/games');
    const game = `/api/games/${games.find(({ title }) => title === TITLE)?.id}`;
    const headers = { Origin: phone.origin, 'Content-Type': 'image/png' };
    await page.request.put(`${phone.origin}${game}/photo`, { headers, data: await pngOf(512, 512) });
    await callFrom(page, 'POST', `${game}/copies`, { barcode: CODE });
    const loan = { direction: 'lent', personName: 'Wilhelmina', email: null, since: '2026-01-01', until: null };
    await callFrom(page, 'POST', `${game}/loans`, loan);

    await page.evaluate(() => localStorage.setItem('rollcall.shelf-layout', 'list'));
    await drawnCamera(page, CODE);
    await page.goto(`${phone.origin}/my-games?q=${TITLE}`);
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/list$/)]);
    const scan = async () => {
      await page.getByRole('button', { name: 'Scan a Box' }).click();
      await page.getByRole('dialog', { name: 'Scan a Box' }).getByText('With Wilhelmina').waitFor();
    };
    await scan();
    await expect
      .poll(() => cachedPaths(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^\/pictures\/photos\/\d+\/[\da-f]{32}\/list$/)]));

    // What the device keeps has to be enough, not what the browser happens to remember.
    await (await phone.context.newCDPSession(page)).send('Network.clearBrowserCache');
    await phone.context.setOffline(true);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/\/list$/)]);
    await scan();
    // The larger size was never here: the smaller one stands in.
    await page.getByRole('link', { name: TITLE, exact: true }).first().click();
    await expect.poll(() => shown(page)).toContainEqual(expect.stringMatching(/\/card$/));
  },
);
