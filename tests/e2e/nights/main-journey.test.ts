import { showMore } from '#tests/support/browser/show-more.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { lastCode } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const OWN_EXPORT = [
  'objectname,objectid,own,wishlist,rating,numplays,minplayers,maxplayers,playingtime,avgweight,itemtype,comment',
  '"7 Wonders Duel",173346,1,0,8,12,2,2,30,2.22,standalone,"Ours since 2016, ""worn"""',
  'Calico,283155,1,0,0,0,1,4,45,2.18,standalone,',
  'Azul,230802,0,1,0,0,2,4,45,1.77,standalone,',
  '"7 Wonders Duel: Pantheon",202976,1,0,0,0,2,2,30,2.5,expansion,',
  'Sold Long Ago,1,0,0,5,3,2,4,60,2,standalone,',
].join('\n');

const app = testApp({ screens: true, environment: { DEFAULT_PLAN: 'premium' } });
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FILE = { name: 'collection.csv', mimeType: 'text/csv', buffer: Buffer.from(OWN_EXPORT) };

test('a user signs in, imports a file, finds, plays, rates and removes a game, and undoes the removal', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signInByMail(page, `${crypto.randomUUID()}@example.org`);
  await importFile(page);

  await page.getByRole('searchbox', { name: 'Search games' }).fill('wonders duel');
  const card = page.getByRole('article').first();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  const plays = async () => parseInt((await card.getByText(/^\d+ plays?$/).textContent()) ?? '', 10);
  const before = await plays();
  await card.getByRole('button', { name: /^Mark as Played/ }).dblclick();
  await page.getByText('Game marked as played!', { exact: true }).waitFor();
  await expect.poll(plays).toBe(before + 1);

  await rate(page, 4.5);
  await page.getByText('Rating updated!', { exact: true }).waitFor();

  const title = (await card.getByRole('heading').textContent()) ?? '';
  await showMore(page);
  await card.getByRole('button', { name: /^Remove Game/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog
    .getByText(`Are you sure you want to remove "${title}" from your collection? This action cannot be undone.`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Remove Game' }).click();
  await page.getByText('No games match your search', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Game Restored', { exact: true }).waitFor();
  await expect.poll(plays).toBe(before + 1);

  await page.reload();
  await expect.poll(plays).toBe(before + 1);
  await context.close();
});

async function signInByMail(page: Page, email: string): Promise<void> {
  await page.goto(app.origin);
  await page.getByRole('link', { name: 'Sign In / Create Account' }).click();
  await page
    .getByRole('button', { name: 'Continue with Rollcall' })
    .or(page.getByRole('link', { name: 'Continue with Rollcall' }))
    .click();
  await page.locator('input[name=email]').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
  await page.locator('input[name=code]').fill(await lastCode(app, email));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'My Game Collection' }).waitFor();
}

async function importFile(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Import|BoardGameGeek/ })
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).click();
  await page.getByRole('link', { name: 'View My Collection' }).click();
  await page.getByRole('heading', { name: 'My Game Collection' }).waitFor();
}

async function rate(page: Page, rating: number): Promise<void> {
  const slider = page.getByRole('article').first().getByRole('slider');
  await slider.focus();
  const steps = rating * 2 - Number(await slider.getAttribute('aria-valuenow')) * 2;
  for (let step = 0; step < Math.abs(steps); step += 1)
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}
