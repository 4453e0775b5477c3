import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { firstRow, showList } from '#tests/support/compact-list.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

const fromTop = async () => (await firstRow(page).boundingBox())?.y ?? Infinity;

test('the compact list begins within 300 pixels of the top, and this device remembers it', async () => {
  expect(await fromTop()).toBeGreaterThan(300);
  await showList(page);
  await expect.poll(fromTop).toBeLessThanOrEqual(300);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Compact list');
  await page.reload();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
  await expect.poll(fromTop).toBeLessThanOrEqual(300);
  expect((await firstRow(page).boundingBox())?.height).toBeLessThanOrEqual(70);

  await page.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('article').first().waitFor();
});

test('one tap on a row logs a play; the head that is folded is behind one button', async () => {
  await showList(page);
  await page.getByRole('button', { name: /^\+1/ }).first().click();
  await page.getByText('Game marked as played!', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Magic Picker', 'Add Game', 'Premium Active', 'Game Nights', 'Import'])
    await page.getByRole('menuitem', { name }).waitFor();
});

test('on the wall each box opens its game or is chosen, and boxes stand by tier', async () => {
  await page.getByRole('button', { name: 'Wall of covers' }).click();
  await page.getByRole('list', { name: /^Owned games, 1 to 4 of/ }).waitFor();
  await page.locator('[data-select-button]').click();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check();
  await page.getByRole('region', { name: 'Selected games' }).getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Stop selecting' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Tier');
  await page.waitForURL(/group=tier$/);
  const first = page
    .getByRole('list', { name: /^Owned games: Legendary/ })
    .getByRole('link')
    .first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await heading(title);
});
