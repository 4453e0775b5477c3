import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** For one test file: a server with its client, and pages signed in as the demo owner. */
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
    get services() {
      return app.services;
    },
    /** A page in its own context, on My Games; closed after the test. */
    async open(options: BrowserContextOptions): Promise<Page> {
      const page = await (await browser.newContext(options)).newPage();
      await page.goto(`${app.origin}/api/auth/demo`);
      await page.getByRole('article').first().waitFor();
      return page;
    },
  };
}
