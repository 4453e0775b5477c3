import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
/** React holds back what takes a fallback's place for 300 ms. */
const HELD_BACK_MS = 300;

/** How much of the page's own time passes until something shows; that goes on only as far as it is made to here. */
async function timeUntil(page: Page, shown: Locator): Promise<number> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        passed += 1;
        await page.clock.runFor(1);
        return shown.isVisible();
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  return passed;
}

test('a screen, and a dialog on it, show as soon as their code is there', async () => {
  const page = await demo.open({});
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`${demo.origin}/my-games?q=Cascadia`);
  const card = page.getByRole('article', { name: 'Cascadia' });
  expect(await timeUntil(page, card)).toBeLessThan(HELD_BACK_MS);
  await card.getByRole('button', { name: 'Edit Game' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  expect(await timeUntil(page, dialog)).toBeLessThan(HELD_BACK_MS);
});
