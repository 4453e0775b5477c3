import type { Page } from 'playwright-core';

/** A phone shows many games as a list; this device has chosen the cards. */
export const chooseCards = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('rollcall.shelf-layout', 'cards'));

/** Opens 'More' on every card. */
export async function showMore(page: Page): Promise<void> {
  await page.locator('.game-card-more').first().waitFor();
  await page.locator('.game-card-more').evaluateAll((all) => {
    for (const more of all) more.setAttribute('open', '');
  });
}
