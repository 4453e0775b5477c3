import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Game } from '#shared/contracts/games.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 1280, height: 900 } }, '/add-game?tab=manual');
  await title().waitFor();
});

const title = () => page.getByRole('combobox', { name: 'Game Title' });
const options = () => page.getByRole('listbox', { name: 'Known games' }).getByRole('option');
const value = (label: string) => page.getByLabel(label).inputValue();
const active = () => page.locator('[role=option][aria-selected=true]').allTextContents();

/** The game as the server has it. */
async function added(name: string): Promise<Game | undefined> {
  const response = await page.request.get(`${demo.origin}/api/games`);
  return ((await response.json()) as Game[]).find((game) => game.title === name);
}

async function tabTo(name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
  for (let steps = 0; steps < 40 && !(await focused()).startsWith(name); steps += 1) await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toContain(name);
}

test('by keyboard alone a mistyped title is completed, fills the form, and is added with what is known of it', async () => {
  await tabTo('Game Title');
  await page.keyboard.type('orlaens', { delay: 30 });
  await options().first().waitFor();
  await page.getByText(/^\d known games?, arrow down/).waitFor({ state: 'attached' });
  await expect.poll(() => active()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toEqual([expect.stringMatching(/^Orléans/)]);
  await expect
    .poll(() => title().getAttribute('aria-activedescendant'))
    .toBe(await options().first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => title().inputValue()).toBe('Orléans');
  await expect.poll(() => options().count()).toBe(0);
  expect([await value('Players'), await value('Duration'), await value('Min Age')]).toEqual(['2-5', '90 min', '12']);
  await page.keyboard.press('Enter');
  await page.getByText('Game Added!', { exact: true }).waitFor();
  await expect.poll(() => added('Orléans')).toMatchObject({ bggId: 164928, year: 2014, weight: expect.any(Number) });
});

test('the arrows go round, Home and End stay in the text, and Escape only closes the list', async () => {
  // At once: what completes a part of it would come later, and take the mark away.
  await title().fill('pandemic');
  await expect.poll(() => options().count()).toBe(8);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active()).toEqual([await options().last().textContent()]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toEqual([await options().first().textContent()]);
  await page.keyboard.press('Home');
  await expect.poll(() => active()).toEqual([]);
  await page.keyboard.type('x');
  await expect.poll(() => title().inputValue()).toBe('xpandemic');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect.poll(() => options().count()).toBe(0);
  await expect.poll(() => title().inputValue()).toBe('pandemic');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toHaveLength(1);
  await page.keyboard.press('Tab');
  expect([await options().count(), await title().inputValue()]).toEqual([0, 'pandemic']);
});

test('what the owner has typed stays, and another choice leaves nothing of the first', async () => {
  await page.getByLabel('Players').fill('5');
  await title().pressSequentially('blue lagoon');
  await options()
    .filter({ hasText: /^Blue Lagoon/ })
    .first()
    .click();
  expect([await value('Players'), await value('Duration')]).toEqual(['5', '45 min']);
  await title().fill('stardew valley');
  await options().filter({ hasText: 'The Board Game' }).first().click();
  await expect.poll(() => title().inputValue()).toBe('Stardew Valley: The Board Game');
  expect([await value('Players'), await value('Duration')]).toEqual(['5', '']);
});

test('an empty form that is sent focuses the title, its first invalid field', async () => {
  await page.getByRole('button', { name: 'Add Game', exact: true }).click();
  await page.getByText('Game title is required').waitFor();
  await expect.poll(() => title().evaluate((box) => box === document.activeElement)).toBe(true);
});
