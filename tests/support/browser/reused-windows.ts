import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { closeScreen } from './close-screen.ts';

/** Windows of a browser that later tests use again: the product's files stay cached in them, nothing else does. */
export interface ReusedWindows {
  /** A page of a window with these options, without cookies and data of earlier tests. */
  page(options: BrowserContextOptions): Promise<Page>;
  /** Closes all pages after a test; after a failed one the windows as well. */
  tidy(hasFailed: boolean): Promise<void>;
}

interface ReusedWindow {
  context: BrowserContext;
  /** Stays open: the pages of a site share a process, which compiles scripts once and ends with the last page. */
  held: Page;
}

/** @param address a small response of the site, for the page that stays open */
export function reusedWindows(browser: Browser, address: string): ReusedWindows {
  const windows = new Map<string, ReusedWindow>();
  const taken = new Set<ReusedWindow>();

  async function open(options: BrowserContextOptions): Promise<ReusedWindow> {
    const context = await browser.newContext(options);
    const held = await context.newPage();
    await held.goto(address);
    return { context, held };
  }

  return {
    async page(options) {
      const key = JSON.stringify(options);
      let window = windows.get(key);
      if (!window || taken.has(window)) windows.set(key, (window = await open(options)));
      else await window.context.setStorageState({ cookies: [], origins: [] });
      taken.add(window);
      return window.context.newPage();
    },
    async tidy(hasFailed) {
      const openWindows = new Set(windows.values());
      for (const context of browser.contexts()) {
        const window = [...openWindows].find((one) => one.context === context);
        if (hasFailed || !window) await context.close();
        else for (const page of context.pages()) if (page !== window.held) await closeScreen(page);
      }
      if (hasFailed) windows.clear();
      taken.clear();
    },
  };
}
