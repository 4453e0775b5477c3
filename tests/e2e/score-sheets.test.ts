import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 844 }, hasTouch: true }, '/score-sheets');
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const own = () => page.getByRole('region', { name: 'Your score sheets' }).getByRole('listitem');
const waitForText = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const labels = () =>
  page.locator('[data-row-label]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const total = () => page.getByRole('row', { name: /^Total/ }).innerText();

test('a sheet is written, with what is missing named at its field, and offered from then on', async () => {
  await button('New Score Sheet').click();
  await page.getByRole('combobox', { name: 'Worth' }).selectOption('Points for each...');
  await page.getByRole('spinbutton', { name: 'For every' }).fill('0');
  await button('Save Score Sheet').click();
  await page.getByText('Please enter a whole number from 1 to 1,000').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');

  await page.getByRole('textbox', { name: 'Name' }).fill('Our Hive');
  await page.getByRole('combobox', { name: 'Game (optional)' }).pressSequentially('Hive');
  await page.getByRole('option', { name: /^Hive/ }).first().click();
  await page.getByRole('radio', { name: 'Fewest points win' }).check();
  await page.getByRole('textbox', { name: 'Row 1' }).fill('Bugs moved');
  await page.getByRole('spinbutton', { name: 'Points' }).fill('2');
  await page.getByRole('spinbutton', { name: 'For every' }).fill('3');
  await button('Add Row').click();
  await page.keyboard.type('Queens');
  await expect.poll(labels).toEqual(['Bugs moved', 'Queens']);
  // Seven bugs are two heaps of three, and the example of a second row as typed is 7.
  await expect.poll(total).toMatch(/\b11$/);

  await button('Move Queens up').click();
  await expect.poll(labels).toEqual(['Queens', 'Bugs moved']);
  await expect.poll(focused).toBe('Move Queens down');
  await button('Save Score Sheet').click();
  await waitForText('"Our Hive" is offered for Hive from now on.');
  await expect
    .poll(() => own().allInnerTexts())
    .toEqual([expect.stringMatching(/Our Hive\s+2 rows, fewest points win\s+Hive/)]);

  await page.reload();
  await button('Edit Our Hive').click();
  await expect.poll(labels).toEqual(['Queens', 'Bugs moved']);
  await expect.poll(() => page.getByRole('radio', { name: 'Fewest points win' }).isChecked()).toBe(true);
  await button('Remove Queens').click();
  await button('Save Score Sheet').click();
  await page.getByText('1 row, fewest points win').waitFor();
  await expect.poll(focused).toBe('Edit Our Hive');

  await button('Delete Our Hive').click();
  await button('Delete Score Sheet').click();
  await page.getByText('No score sheets of your own yet').waitFor();
});

test('a known sheet is copied, and what cannot be saved is not lost', { tags: ['rare'] }, async () => {
  await page.getByText('Wingspan', { exact: true }).click();
  await button('Copy Wingspan').click();
  await expect
    .poll(labels)
    .toEqual(['Birds', 'Bonus cards', 'Goals of the rounds', 'Eggs', 'Food on cards', 'Tucked cards']);
  await page.getByRole('textbox', { name: 'Name' }).fill('Wingspan at home');
  await page.route('**/api/score-sheets', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await button('Save Score Sheet').click();
  await waitForText('The score sheet could not be saved. Please try again.');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Wingspan at home');
  await page.unroute('**/api/score-sheets');
  await button('Save Score Sheet').click();
  await expect
    .poll(() => own().allInnerTexts())
    .toEqual([expect.stringMatching(/Wingspan at home\s+6 rows\s+Wingspan/)]);
});
