import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

const boxes = () => page.getByRole('checkbox', { name: /^Select / });
const bar = () => page.getByRole('region', { name: 'Selected games' });
const action = (name: string) => bar().getByRole('button', { name, exact: true });

/** Opens the dialog that tags the first game of the list. */
async function tagFirstGame() {
  await page.locator('[data-select-button]').click();
  await boxes().first().click();
  await action('Tag').click();
  const dialog = page.getByRole('dialog', { name: 'Tag 1 Game' });
  return { dialog, box: dialog.getByRole('combobox', { name: 'Find or make a tag' }) };
}

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await page.getByRole('button', { name: 'Compact list' }).click();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
});

test('a tag that was typed and not yet chosen is saved with the others', { tags: ['rare'] }, async () => {
  const row = page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').filter({ hasText: 'Abyss' });
  await page.locator('[data-select-button]').click();
  await row.getByRole('checkbox').check();
  await action('Tag').click();
  const dialog = page.getByRole('dialog', { name: 'Tag 1 Game' });
  const box = dialog.getByRole('combobox', { name: 'Find or make a tag' });
  await box.fill('Cottage');
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Cottage', checked: true }).waitFor();
  await box.fill('Attic');
  await dialog.getByRole('button', { name: 'Save Tags' }).click();
  await page.getByText('1 game changed.', { exact: true }).waitFor();
  await Promise.all(['Cottage', 'Attic'].map((name) => row.getByText(name, { exact: true }).first().waitFor()));
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

test(
  'Escape closes the list of tags first, and asks before it loses what was typed or chosen',
  { tags: ['rare'] },
  async () => {
    const { dialog, box } = await tagFirstGame();
    const list = dialog.getByRole('listbox', { name: 'Your tags' });
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    const staysOpen = async () => {
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Keep Editing' }).click();
      await question.waitFor({ state: 'detached' });
    };
    await box.fill('cott');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('cott');
    await staysOpen();
    expect(await box.inputValue()).toBe('cott');
    await box.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: 'Cottage', checked: true }).waitFor();
    await staysOpen();
    await dialog.getByRole('checkbox', { name: 'Cottage', checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog.waitFor({ state: 'detached' });
    await bar().waitFor();
  },
);

test(
  'Enter in the box of tags takes the suggested tag, says so before, and makes a new one where it is told to',
  { tags: ['rare'] },
  async () => {
    const { dialog, box } = await tagFirstGame();
    const active = () => dialog.getByRole('option', { selected: true }).textContent();
    await box.fill('cott');
    await dialog.getByText('1 tag. Enter takes Cottage').waitFor();
    expect(await active()).toContain('Cottage');
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: 'Cottage', checked: true }).waitFor();

    await box.fill('With');
    await dialog.getByText('1 tag. Enter takes With the kids').waitFor();
    await page.keyboard.press('ArrowUp');
    expect(await active()).toContain('Make “With”');
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: 'With', exact: true, checked: true }).waitFor();
  },
);
