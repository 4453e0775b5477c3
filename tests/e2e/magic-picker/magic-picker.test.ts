import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { countTaps } from '#tests/support/browser/count-taps.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const result = () => page.getByRole('region', { name: 'Perfect Match Found!' });
const pickedTitle = async () => (await result().getByRole('heading', { level: 3 }).textContent()) ?? '';
const focusedText = () => page.evaluate(() => document.activeElement?.textContent);

/** Presses Tab until what has the focus is named so. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      return label?.textContent?.trim() === wanted;
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('with the keyboard a game is picked, dismissed, picked again and marked as played', async () => {
  await page.goto(`${demo.origin}/magic-picker`);
  await button('Pick My Game!').waitFor();
  await tabTo('Any');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?players=4');
  await tabTo('Pick My Game!');
  await page.keyboard.press('Enter');

  await expect.poll(focusedText).toBe('Perfect Match Found!');
  const first = await pickedTitle();
  const announced = await page.locator('output').last().textContent();
  expect(announced?.startsWith(`${first}. `)).toBe(true);
  await tabTo('Not this one tonight');
  await page.keyboard.press('Enter');
  await expect.poll(pickedTitle).not.toBe(first);
  await expect.poll(focusedText).toBe('Perfect Match Found!');

  const second = await pickedTitle();
  await tabTo('Pick Another Game');
  await page.keyboard.press('Enter');
  await expect.poll(pickedTitle).not.toBe(second);
  await expect.poll(() => pickedTitle()).not.toBe(first);

  const plays = result().locator('dd').last();
  const before = Number(await plays.textContent());
  await tabTo('Mark as Played');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await plays.textContent())).toBe(before + 1);
  await page.getByText('Game marked as played!', { exact: true }).first().waitFor();

  await tabTo('Start Over');
  await page.keyboard.press('Enter');
  await expect.poll(focusedText).toBe('Smart Filters');
  await expect.poll(() => result().count()).toBe(0);
  await expect.poll(() => page.getByRole('radio', { name: 'Any' }).first().isChecked()).toBe(true);
});

test('a reload keeps the filters, and a new visit keeps the number of players only', async () => {
  await page.goto(`${demo.origin}/magic-picker`);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Category').selectOption('Cooperative');
  await button('Pick My Game!').click();
  await result().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('cooperative');
  await page.goto(`${demo.origin}/magic-picker`);
  await expect.poll(() => page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('');
});

test('a game for five players within an hour is three taps from Home', async () => {
  page = await demo.open({ viewport: { width: 390, height: 800 }, hasTouch: true }, '/');
  const { tap, count } = countTaps();
  await tap(page.getByRole('link', { name: 'Try Magic Picker' }).first());
  await tap(page.getByText('5', { exact: true }).first());
  await tap(page.getByText('Up to 60 minutes', { exact: true }).first());
  await page
    .getByText(/^\d+ games? fits?: ./)
    .first()
    .waitFor();
  expect(count()).toBe(3);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('link', { name: 'We Play This' }).waitFor();
});
