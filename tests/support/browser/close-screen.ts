import type { Page } from 'playwright-core';

/** Closes the page of a screen. Pending route handlers end without an error. */
export async function closeScreen(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
