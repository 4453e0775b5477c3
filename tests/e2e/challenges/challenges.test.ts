import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 800 } }, '/challenges');
});

const dialog = () => page.getByRole('dialog');

test('a square of a new 10 x 10 is filled by a play that is logged from it, and Home shows it', async () => {
  await page.getByRole('button', { name: 'New Challenge' }).click();
  await dialog().getByRole('radio', { name: 'Games I choose' }).check({ force: true });
  await dialog()
    .getByRole('combobox', { name: /^Games/ })
    .fill('azul');
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Name').fill('Ten of mine');
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Ten of mine' }).waitFor();

  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Azul', exact: true }) });
  const played = () => row.locator('[data-played]').count();
  const before = await played();
  expect(before).toBeLessThan(10);
  await row.getByRole('button', { name: 'Log a play of Azul' }).click();
  await dialog().getByRole('button', { name: 'Same players again' }).click();
  await dialog().getByRole('button', { name: 'Record Session' }).click();
  await page.getByText('Session recorded!', { exact: true }).waitFor();
  await expect.poll(played).toBe(before + 1);

  await page.goto(demo.origin);
  const home = page.getByRole('progressbar', { name: 'Ten of mine' });
  await expect.poll(() => home.getAttribute('aria-valuenow')).toBe(String(before + 1));
  await page.getByRole('link', { name: 'Ten of mine' }).click();
  await page.getByRole('heading', { name: 'Ten of mine' }).waitFor();
});
