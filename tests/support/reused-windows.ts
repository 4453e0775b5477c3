import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { closeScreen } from './close-screen.ts';

/** A browser whose windows are used again: the product's files stay cached in them, nothing else does. */
export interface ReusedWindows {
  browser: Browser;
  /** A page of a window with these options, without cookies and data of earlier tests. @param origin of a running server */
  page(options: BrowserContextOptions, origin: string): Promise<Page>;
  /** Closes all pages after a test; after a failed one the windows as well. */
  tidy(hasFailed: boolean): Promise<void>;
}

interface ReusedWindow {
  context: BrowserContext;
  /** Stays open: the pages of a site share a process, which compiles scripts once and ends with the last page. */
  held: Page;
  /** Whether a test has given it what a page cannot be rid of: a clock, routes, permissions, scripts. */
  isMarked: boolean;
}

let ofWorker: Promise<ReusedWindows> | undefined;

/** The windows that all test files of a worker share; it ends with the worker. */
export async function windowsOfWorker(): Promise<ReusedWindows> {
  const windows = await (ofWorker ??= openReusedWindows());
  if (windows.browser.isConnected()) return windows;
  return (ofWorker = openReusedWindows());
}

/** The same of a browser of its own. @param flags further flags of Chromium */
export async function openReusedWindows(...flags: string[]): Promise<ReusedWindows> {
  return reusedWindows(await openBrowser('--process-per-site', ...flags));
}

function reusedWindows(browser: Browser): ReusedWindows {
  const windows = new Map<string, ReusedWindow>();
  const taken = new Set<ReusedWindow>();

  async function open(options: BrowserContextOptions, origin: string): Promise<ReusedWindow> {
    const context = await browser.newContext(options);
    const held = await context.newPage();
    await held.goto(`${origin}/api/config`);
    const window: ReusedWindow = { context, held, isMarked: false };
    noteMarks(window);
    context.on('close', () => {
      for (const [key, one] of windows) if (one === window) windows.delete(key);
    });
    return window;
  }

  return {
    browser,
    async page({ viewport, ...options }, origin) {
      const key = JSON.stringify(options);
      let window = windows.get(key);
      if (!window || taken.has(window)) windows.set(key, (window = await open(options, origin)));
      else {
        await window.context.setOffline(false);
        await window.context.setStorageState({ cookies: [], origins: [] });
      }
      taken.add(window);
      const page = await window.context.newPage();
      if (viewport) await page.setViewportSize(viewport);
      return page;
    },
    async tidy(hasFailed) {
      for (const [key, { isMarked }] of windows) if (isMarked || hasFailed) windows.delete(key);
      const kept = new Map([...windows.values()].map(({ context, held }) => [context, held]));
      for (const context of browser.contexts()) {
        const held = kept.get(context);
        if (!held) await context.close();
        else for (const page of context.pages()) if (page !== held) await closeScreen(page);
      }
      taken.clear();
    },
  };
}

function noteMarks(window: ReusedWindow): void {
  const { context } = window;
  const noted = <Of extends object>(of: Of, ...names: (keyof Of)[]) => {
    for (const name of names) {
      const act = (of[name] as (...given: unknown[]) => unknown).bind(of);
      Object.assign(of, {
        [name]: (...given: unknown[]) => {
          window.isMarked = true;
          return act(...given);
        },
      });
    }
  };
  noted(context, 'addInitScript', 'grantPermissions', 'route');
  noted(context.clock, 'install', 'pauseAt', 'setFixedTime');
}
