import type { Page } from 'playwright-core';

/** Opens an address and waits for its heading, its requests and its fonts. */
export const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
  };
