import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { showList } from '#tests/support/compact-list.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
});

test('every filter is behind one button, tells what it would leave, and applies when it is said to', async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Category, difficulty, mechanics').click();
  const party = sheet.getByRole('radio', { name: /^Party \d+$/ });
  const count = Number((await sheet.getByText(/^Party\s*\d+$/).textContent())?.replace(/\D/g, ''));
  await party.check();
  await sheet.getByRole('button', { name: `Show ${count} Games` }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText(new RegExp(`^${count} of \\d+ games$`)).waitFor();
  await page.getByRole('button', { name: 'Filters 1' }).click();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
});

test('a number of players, minutes and weight narrow the list together, in the address, and without network', async () => {
  await showList(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.context().setOffline(true);
  const choose = async (group: string, number: string) => {
    const choice = sheet
      .getByRole('group', { name: group })
      .getByRole('button', { name: new RegExp(`^${number} \\d`) });
    const left = await choice.locator('span').first().textContent();
    await choice.click();
    await sheet.getByRole('button', { name: `Show ${left} Game` }).waitFor();
    return left;
  };
  await choose('Players', '5');
  await choose('Minutes, at most', '60');
  const left = await choose('Weight, at most', '2.5');
  await sheet.getByText('Fits 5, up to 60 minutes, weight up to 2.5').waitFor();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await page.getByText(new RegExp(`^${left} of \\d+ games$`)).waitFor();
  expect(new URL(page.url()).search).toBe('?players=5&minutes=60&weight=2.5');
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText(new RegExp(`^${left} of \\d+ games$`)).waitFor();
  await page.getByRole('button', { name: 'Filters 3' }).waitFor();
});

test('a filter is saved under a name, stands above the games after a reload, is renamed, and deleted with undo', async () => {
  await showList(page);
  await page.goto(`${demo.origin}/my-games?players=2&by=best&sort=rating`);
  await page.getByRole('button', { name: 'Save view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save View' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Cottage');
  await saving.getByRole('button', { name: 'Save View' }).click();
  await saving.getByText('You have a view named "Cottage" already.').waitFor();
  await saving.getByRole('textbox', { name: 'Name' }).fill('The two of us');
  await saving.getByRole('button', { name: 'Save View' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('link', { name: /^The two of us \d+$/ }).waitFor();
  await views.getByRole('link', { name: /^All \d+$/ }).click();
  await page.waitForURL(`${demo.origin}/my-games`);
  await page.reload();
  await views.getByRole('link', { name: /^The two of us/ }).click();
  await page.waitForURL(/players=2&by=best&sort=rating$/);
  await views.getByRole('button', { name: 'Edit views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Views' });
  await dialog.getByRole('button', { name: 'Rename The two of us' }).click();
  await page.keyboard.type(' at home');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete The two of us at home' }).click();
  await dialog.getByRole('link', { name: 'The two of us at home' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await dialog.getByRole('link', { name: 'The two of us at home' }).waitFor();
});
