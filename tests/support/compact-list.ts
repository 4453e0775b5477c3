import type { Page } from 'playwright-core';

/** Shows My Games as a list, where cards are shown. */
export async function showList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compact list' }).click();
  await page.getByRole('button', { name: /^\+1/ }).first().waitFor();
}

export const firstRow = (page: Page) => page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
