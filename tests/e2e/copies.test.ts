import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { copies } from '#shared/schema/copies.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  // Without copies no price names a currency yet.
  await demo.services.db.delete(copies);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const dialog = () => page.getByRole('dialog');
const panel = () => page.getByRole('region', { name: 'Copies' });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a copy is added with what is wrong named, changed, and removed after a question', async () => {
  await page.goto(`${demo.origin}/my-games`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await button('Add a Copy').click();
  await dialog().getByLabel('Language').fill('German');
  await dialog().getByLabel('Price paid').fill('34,90');
  await button('Add Copy').click();
  await dialog().getByText('Please choose the currency of the price').waitFor();
  await dialog().getByLabel('Currency').selectOption('EUR');
  await button('Add Copy').click();
  await panel().getByText('€34.90').waitFor();

  await button('Edit the copy German').click();
  await dialog().getByRole('combobox', { name: 'Place' }).fill('Cottage');
  await button('Save Changes').click();
  await panel().getByText('Cottage').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.reload();
  await panel().getByText('Cottage').waitFor();

  await button('Edit the copy German').click();
  await button('Remove Copy').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Copy' }).click();
  await panel().getByText('Which edition you have').waitFor();
  await expect.poll(focused).toBe('Add a Copy');
});
