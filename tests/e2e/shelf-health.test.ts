import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
});

const panel = (name: RegExp) => page.getByRole('region', { name });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test(
  'a statement leads to the games it speaks of; a game is kept and for trade, and both are undone',
  { tags: ['rare'] },
  async () => {
    await page.getByRole('tab', { name: 'Shelf Health' }).click();
    const resting = panel(/not moved for a year/).getByRole('link', { name: /^All \d+/ });
    const number = (await resting.textContent())?.match(/\d+/)?.[0];
    await resting.click();
    await page.getByText(`${number} of 100 games`).first().waitFor();
    await page.goBack();

    const couldGo = panel(/nobody would miss/);
    const rows = couldGo.getByRole('listitem');
    const all = couldGo.getByRole('link', { name: /^All \d+/ });
    const before = Number((await all.textContent())?.match(/\d+/)?.[0]);
    const [first = '', second = ''] = await rows.getByRole('link').allTextContents();
    await page.getByRole('button', { name: `Keep ${first} for a year` }).click();
    await all.getByText(`All ${before - 1}`).waitFor();
    await expect.poll(() => rows.getByRole('link').first().textContent()).toBe(second);
    await expect.poll(focused).toBe(`Keep ${second} for a year`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await all.getByText(`All ${before}`).waitFor();

    await page.getByRole('button', { name: `Keep ${second} for a year` }).click();
    await all.getByText(`All ${before - 1}`).waitFor();
    await couldGo.getByText('1 game kept for a year').click();
    await page.getByRole('button', { name: `Ask Again: ${second}` }).click();
    await all.getByText(`All ${before}`).waitFor();

    await page.getByRole('button', { name: `For Trade: ${first}` }).click();
    await all.getByText(`All ${before - 1}`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await all.getByText(`All ${before}`).waitFor();

    await all.click();
    await page.getByText(`${before} of 100 games`).first().waitFor();
  },
);
