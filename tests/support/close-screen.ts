import type { BrowserContext } from 'playwright-core';

/** Closes a window of a screen. Calls that are still answered in the test's way stop without an error. */
export async function closeScreen(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
