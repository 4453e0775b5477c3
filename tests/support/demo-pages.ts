import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** For the tests of one file: a server with its screens, and pages on which the demo's owner is signed in. */
export function demoPages() {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp({ screens: true });
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  return {
    get origin() {
      return app.origin;
    },
    /** A page in a context of its own, on My Games; closed after the test. */
    async open(options: BrowserContextOptions): Promise<Page> {
      const page = await (await browser.newContext(options)).newPage();
      await page.goto(`${app.origin}/api/auth/demo`);
      await page.getByRole('article').first().waitFor();
      return page;
    },
  };
}
