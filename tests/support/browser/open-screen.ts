import type { Page } from 'playwright-core';
import { waitForStablePage } from './stable-page.ts';

/** A page of the site without a screen, which sends requests of its own: a screen would take half a second to load. */
export async function openWithoutScreen(page: Page, origin: string): Promise<void> {
  const place = `${origin}/api/config`;
  if (page.url() !== place) await page.goto(place);
}

/** Opens a URL and waits for its heading and content. */
export const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await waitForStablePage(page);
  };
