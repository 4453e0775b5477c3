import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

const boxes = () => page.getByRole('checkbox', { name: /^Select / });
const bar = () => page.getByRole('region', { name: 'Selected games' });
const action = (name: string) => bar().getByRole('button', { name, exact: true });

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await page.getByRole('button', { name: 'Compact list' }).click();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
});

test('a long press chooses a game; a new tag goes on several, is filtered by, and they are removed and come back', async () => {
  const row = page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
  const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 120, y: y + 20 }] });
  await bar().getByText('1 selected').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(new URL(page.url()).pathname).toBe('/my-games');
  await boxes()
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
  await page.locator('[data-select-button]').click();
  await bar().getByRole('button', { name: 'Select all 3' }).click();
  await action('Remove').click();
  await page.getByRole('button', { name: 'Remove 3 Games' }).click();
  await page.getByText('No games match your search').waitFor();
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.getByText('3 games are back.', { exact: true }).waitFor();
  await page.getByText(/^3 of \d+ games$/).waitFor();
});
