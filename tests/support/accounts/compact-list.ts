import type { Page } from 'playwright-core';

/** On a phone, opens sort, layout, saved views and selecting, which stand above the games elsewhere. */
export async function openViewSheet(page: Page): Promise<void> {
  const tools = page.getByRole('button', { name: 'Sort and View' });
  if (await tools.isVisible()) await tools.click();
}

export const firstRow = (page: Page) => page.getByRole('list', { name: 'Owned games' }).getByRole('listitem').first();
