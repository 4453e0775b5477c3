import type { Page } from 'playwright-core';

/** Closes the page of a screen. Calls that are still answered in the test's way stop without an error. */
export async function closeScreen(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
