import type { Browser, BrowserContext, Page } from 'playwright-core';
import { closeScreen } from './close-screen.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import type { Screen } from './screen.ts';

/** A window in which screens are opened one after another: the product's files stay cached in it, nothing else does. */
export interface ScreenWindow {
  /** A page of this size without state of other screens, and with the demo owner's session if the screen needs it. */
  page(screen: Pick<Screen, 'signedIn'>, viewport: { width: number; height: number }): Promise<Page>;
  /** Closes the page of a screen, and after a failure the window, which the next screen does without. */
  tidy(hasFailed: boolean): Promise<void>;
}

/** @param browser with `--process-per-site` @param origin of the server */
export async function screenWindow(browser: Browser, origin: string): Promise<ScreenWindow> {
  const cookies = await signIn();
  let context: BrowserContext | null = null;
  /** Stays open: the pages of a site share a process, which compiles scripts once and ends with the last page. */
  let held: Page | null = null;

  async function signIn() {
    const own = await browser.newContext();
    await own.request.get(`${origin}/api/auth/demo`, { maxRedirects: 0 });
    const all = await own.cookies();
    await own.close();
    return all;
  }

  async function open(): Promise<BrowserContext> {
    const opened = await browser.newContext({ reducedMotion: 'reduce' });
    waitForHydration(opened);
    held = await opened.newPage();
    await held.goto(`${origin}/api/config`);
    return opened;
  }

  return {
    async page({ signedIn }, viewport) {
      context ??= await open();
      await context.clearCookies();
      if (signedIn) await context.addCookies(cookies);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
      await devTools.detach();
      await page.setViewportSize(viewport);
      // Screens that create data first do so from a page of this site.
      if (signedIn) await page.goto(`${origin}/api/config`);
      return page;
    },
    async tidy(hasFailed) {
      for (const page of context?.pages() ?? []) if (page !== held) await closeScreen(page);
      if (!hasFailed) return;
      await context?.close();
      context = null;
    },
  };
}
