import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { windowOf } from './browser-sign-in.ts';
import { openBrowser } from './browser.ts';
import { type AppOptions, testApp } from '../server/test-app.ts';

/**
 * For one test file: a server with its client, and windows of people who are new to it, closed after each test.
 *
 * @param options of the server
 */
export function newWindows(options: AppOptions | (() => AppOptions) = {}) {
  const app = testApp(() => ({ screens: true, ...(typeof options === 'function' ? options() : options) }));
  let browser: Browser;
  let complaints: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(() => {
    complaints = [];
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return {
    app,
    get browser() {
      return browser;
    },
    /** Errors of the windows that were opened by `open`: on the console, and unhandled ones. */
    get complaints() {
      return complaints;
    },
    /** A window of a visitor, without a page. */
    async open(context: BrowserContextOptions): Promise<Page> {
      const page = await (await browser.newContext(context)).newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      return page;
    },
    /** A window of the user with this address, at an address without a screen. */
    of: (email: string, account: object = {}): Promise<Page> => windowOf(browser, app, email, account),
  };
}
