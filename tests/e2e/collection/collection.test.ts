import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstRow, openViewSheet } from '#tests/support/accounts/compact-list.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let page: Page;

const fromTop = async () => (await firstRow(page).boundingBox())?.y ?? Infinity;

/** Without a chosen layout, many games are a list. */
const asFirstSeen = async () => {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
};

test('many games begin as a compact list within 210 pixels of the top; a chosen layout is remembered', async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
  await asFirstSeen();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
  await expect.poll(fromTop).toBeLessThanOrEqual(210);
  expect((await firstRow(page).boundingBox())?.height).toBeLessThanOrEqual(70);
  await openViewSheet(page);
  await page.getByRole('button', { name: 'Cards' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.getByRole('article').first().waitFor();
});

const openTools = async () => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sort and View' }).waitFor();
  await openViewSheet(page);
};

test('a filter is saved as a view, kept after a reload, renamed, and deleted with undo', async () => {
  page = await demo.signedIn({ viewport: { width: 360, height: 800 } });
  await page.goto(`${demo.origin}/my-games?players=2&by=best&sort=rating`);
  await openTools();
  await page.getByRole('button', { name: 'Save view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save View' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Cottage');
  await saving.getByRole('button', { name: 'Save View' }).click();
  await saving.getByText('You have a view named "Cottage" already.').waitFor();
  await saving.getByRole('textbox', { name: 'Name' }).fill('The two of us');
  await saving.getByRole('button', { name: 'Save View' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await openTools();
  await views.getByRole('link', { name: /^The two of us \d+$/ }).waitFor();
  await views.getByRole('link', { name: /^All \d+$/ }).click();
  await page.waitForURL(`${demo.origin}/my-games`);
  await page.reload();
  await openTools();
  await views.getByRole('link', { name: /^The two of us/ }).click();
  await page.waitForURL(/players=2&by=best&sort=rating$/);
  await openTools();
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

test('a long press selects a game; several games are tagged, filtered by tag, removed and restored', async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await asFirstSeen();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
  const bar = () => page.getByRole('region', { name: 'Selected games' });
  const action = (name: string) => bar().getByRole('button', { name, exact: true });
  const row = page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
  const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 120, y: y + 20 }] });
  await bar().getByText('1 selected').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(new URL(page.url()).pathname).toBe('/my-games');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await bar().getByText('3 selected').waitFor();

  const tagThem = async () => {
    await action('Tag').click();
    const dialog = page.getByRole('dialog', { name: 'Tag 3 Games' });
    await dialog.getByRole('combobox', { name: 'Find or make a tag' }).fill('Holiday bag');
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: 'Holiday bag', checked: true }).waitFor();
    await dialog.getByRole('button', { name: 'Save Tags' }).click();
    await page.getByText('3 games changed.', { exact: true }).waitFor();
  };
  await tagThem();
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByText('3 games are as before.', { exact: true }).waitFor();
  await tagThem();
  await page.keyboard.press('Escape');
  await bar().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Holiday bag/ }).check();
  await page.getByRole('button', { name: 'Show 3 Games' }).click();
  await openViewSheet(page);
  await page.getByRole('button', { name: 'Select Games' }).click();
  await bar().getByRole('button', { name: 'Select all 3' }).click();
  await action('Remove').click();
  await page.getByRole('button', { name: 'Remove 3 Games' }).click();
  await page.getByText('No games match your search').waitFor();
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByText('3 games are back.', { exact: true }).waitFor();
  await page.getByText(/^3 of \d+ games$/).waitFor();
});
