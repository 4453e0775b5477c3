import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Opens an address and waits for its heading and what it shows. */
export const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await settled(page);
  };
