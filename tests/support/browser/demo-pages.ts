import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { reusedWindows, type ReusedWindows } from './reused-windows.ts';
import { chooseCards } from './show-more.ts';
import { testApp } from '../server/test-app.ts';

/** For one test file: a server with its client, and pages signed in as the demo owner. */
export function demoPages() {
  const app = testApp({ screens: true });
  let browser: Browser;
  let windows: ReusedWindows;
  beforeAll(async () => {
    browser = await openBrowser('--process-per-site');
    windows = reusedWindows(browser, `${app.origin}/api/config`);
  });
  afterEach(({ task }) => windows.tidy(task.result?.state === 'fail'));
  afterAll(() => browser.close());
  async function signedIn(options: BrowserContextOptions): Promise<Page> {
    const page = await windows.page(options);
    await page.context().request.get(`${app.origin}/api/auth/demo`, { maxRedirects: 0 });
    await page.goto(`${app.origin}/api/config`);
    // Journeys use the buttons of cards, which a phone shows of few games only.
    await chooseCards(page);
    return page;
  }

  return {
    get origin() {
      return app.origin;
    },
    get services() {
      return app.services;
    },
    /** A signed-in page without state of other tests, at an address without a screen; closed after the test. */
    signedIn,
    /** The same, on a screen. @param path by default My Games, with its cards */
    async open(options: BrowserContextOptions, path?: string): Promise<Page> {
      const page = await signedIn(options);
      await page.goto(`${app.origin}${path ?? '/my-games'}`);
      if (path === undefined) await page.getByRole('article').first().waitFor();
      return page;
    },
  };
}
