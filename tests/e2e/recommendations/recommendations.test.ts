import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windowOf } from '#tests/support/browser/browser-sign-in.ts';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cards = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openTab(page: Page): Promise<void> {
  await page.goto(`${app.origin}/my-games?tab=recommendations`);
  await cards(page).first().waitFor();
}

test('on the Free plan two picks are shown, more require a plan, and a pick can be dismissed', async () => {
  const page = await windowOf(browser, app, 'free@example.org');
  await openTab(page);
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.getByRole('link', { name: 'Show 10 More (Premium Feature)' }).click();
  await page.waitForURL('**/premium');
  await openTab(page);
  const first = cards(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: 'Not for me' }).click();
  await waitForText(page, `"${title}" is not recommended any more.`);
  await expect.poll(() => cards(page).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Staff picks');
  await button(page, 'Undo').click();
  await expect.poll(() => cards(page).count()).toBe(2);
  await cards(page).first().getByRole('button', { name: 'Not for me' }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.reload();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole('heading', { name: 'Not for you' }).click();
  await button(page, `Recommend ${title} again`).click();
  await expect.poll(() => cards(page).count()).toBe(2);
  const skyTeam = page.getByRole('article', { name: 'Sky Team', exact: true });
  await skyTeam.getByRole('button', { name: 'Add to Wishlist' }).click();
  await waitForText(page, 'Game has been added to your wishlist!');
  await skyTeam.getByText('On your wishlist', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Wishlist (1)' }).click();
  await page
    .getByText(/^Staff Recommendation: Twenty minutes/)
    .first()
    .waitFor();
  await page.context().close();
});
