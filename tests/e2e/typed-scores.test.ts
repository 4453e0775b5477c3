import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 800 } }, '/profile');
  await page.getByRole('button', { name: 'Log a play' }).click();
  await dialog().getByRole('searchbox', { name: 'Game title' }).fill('A Game of Theirs');
  await page.keyboard.press('Enter');
  for (const name of ['Ana', 'Bea', 'Cem']) {
    if (name === 'Cem') await dialog().getByRole('button', { name: 'Add Player' }).click();
    const place = ['Ana', 'Bea', 'Cem'].indexOf(name) + 1;
    await dialog()
      .getByRole('combobox', { name: `Name of player ${place}` })
      .fill(name);
  }
});

const dialog = () => page.getByRole('dialog');
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const names = () =>
  dialog()
    .getByRole('combobox', { name: /^Name of player/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

for (const key of ['Enter', 'Tab']) {
  test(`${key} goes from score to score, and from the last to Record Session`, { tags: ['rare'] }, async () => {
    await dialog().getByRole('spinbutton', { name: 'Score of Ana' }).focus();
    for (const score of ['98', '77', '41']) {
      await page.keyboard.type(score);
      await page.keyboard.press(key);
    }
    expect(await focused()).toBe('Record Session');
    expect(await names()).toEqual(['Ana', 'Bea', 'Cem']);
    await page.keyboard.press('Enter');
    await page.getByText('Session recorded!', { exact: true }).waitFor();
  });
}

test("what a phone's 'next' leads to from a score is the next score", { tags: ['rare'] }, async () => {
  await dialog().getByRole('spinbutton', { name: 'Score of Ana' }).focus();
  // A phone goes to the next field that Tab can reach.
  const reachable = await dialog()
    .locator('[data-entry]')
    .evaluateAll((inputs) =>
      inputs.filter((input) => (input as HTMLElement).tabIndex >= 0).map((input) => input.getAttribute('aria-label')),
    );
  expect(reachable).toEqual(['Score of Ana', 'Score of Bea', 'Score of Cem']);
});
