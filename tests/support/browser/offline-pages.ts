import { chooseCards } from './show-more.ts';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { startTestApp, type TestApp } from '../server/test-app.ts';

/** Responses cached on a device after visiting My Games once. */
const CACHED = [
  '/api/auth/user',
  '/api/games',
  '/api/games/mechanics',
  '/api/copies',
  '/api/loans',
  '/api/game-sessions',
  '/api/people',
  '/api/events',
];

/** For one test file: a server that can be stopped and restarted, and a phone with the built application. */
export function offlinePages() {
  let database: TestApp;
  let app: TestApp;
  let browser: Browser;
  let context: BrowserContext;
  let built: string;
  const start = (port?: number) =>
    startTestApp({ screens: join(built, 'client'), databaseOf: database, ...(port === undefined ? {} : { port }) });

  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), 'rollcall-built-'));
    await cp('dist', built, { recursive: true });
    database = await startTestApp();
    app = await start();
    browser = await openBrowser();
  });
  beforeEach(async () => {
    context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    await app.close();
    await database.close();
    await rm(built, { recursive: true, force: true });
  });

  return {
    get origin() {
      return app.origin;
    },
    get app() {
      return app;
    },
    get services() {
      return app.services;
    },
    get context() {
      return context;
    },
    async stopServer(): Promise<() => Promise<void>> {
      const { port } = new URL(app.origin);
      await app.close();
      return async () => {
        app = await start(Number(port));
      };
    },
    /** Deploys a new version with a changed entry file. */
    async release(): Promise<void> {
      const folder = join(built, 'client');
      const shell = await readFile(join(folder, 'index.en.html'), 'utf8');
      const [, entry = ''] = /assets\/(index-[\w-]+\.js)/.exec(shell) ?? [];
      await writeFile(join(folder, 'assets/index-next.js'), `import './${entry}';`);
      for (const file of ['index.en.html', 'service-worker.js']) {
        const text = await readFile(join(folder, file), 'utf8');
        await writeFile(join(folder, file), text.replaceAll(`assets/${entry}`, 'assets/index-next.js'));
      }
    },
    /** A page on the phone, on My Games with everything cached. */
    async signIn(): Promise<Page> {
      const page = await context.newPage();
      await page.goto(`${app.origin}/api/auth/demo`);
      await chooseCards(page);
      await page.reload();
      await page.getByRole('article').first().waitFor();
      await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(CACHED));
      return page;
    },
    async openPage(path: string): Promise<Page> {
      const page = await context.newPage();
      await page.goto(app.origin + path);
      return page;
    },
  };
}

/** The cached URLs of a user in the browser. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rollcall-kept-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
