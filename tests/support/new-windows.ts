import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { windowOf } from './browser-sign-in.ts';
import { openBrowser } from './browser.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** For one test file: a server with its client, and windows of people who are new to it, closed after each test. */
export function newWindows() {
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
    get app() {
      return app;
    },
    get browser() {
      return browser;
    },
    /** A window of the user with this address, at an address without a screen. */
    of: (email: string, account: object = {}): Promise<Page> => windowOf(browser, app, email, account),
  };
}
