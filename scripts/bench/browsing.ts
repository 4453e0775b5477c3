import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser.ts';
import { makeOwnerWith } from './make-owner.ts';
import { type Stage } from './stage.ts';

const GAMES = 2000;

/** What a browser notices: the first visit of the home page, and My Games with 2,000 games. */
export async function benchBrowsing(stage: Stage) {
  const browser = await openBrowser();
  try {
    return {
      'First visit of the home page': await firstVisit(browser, stage),
      'My Games, large collection': await largeCollection(browser, stage),
    };
  } finally {
    await browser.close();
  }
}

/** The loader of these scripts names functions by a helper of its own, which a page does not have. */
const NAME_HELPER = 'globalThis.__name = (named) => named';

async function firstVisit(browser: Browser, stage: Stage) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(NAME_HELPER);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await observe(page);
  await page.goto(stage.origin, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as Observed).observed);
  await context.close();
  return {
    'JavaScript kB, compressed': Math.round(scriptBytes / 100) / 10,
    'largest paint ms': Math.round(seen.largestPaint),
    'layout shift': Math.round(seen.shift * 10_000) / 10_000,
    'blocking ms': Math.round(seen.blocking),
  };
}

interface Observed {
  observed: { shift: number; largestPaint: number; blocking: number; frames: number[] };
}

const observe = (page: Page) =>
  page.addInitScript(() => {
    const observed = { shift: 0, largestPaint: 0, blocking: 0, frames: [] as number[] };
    (window as unknown as Observed).observed = observed;
    const watch = (
      type: string,
      see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => (observed.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
    watch('largest-contentful-paint', (entry) => (observed.largestPaint = entry.startTime));
    watch('longtask', (entry) => (observed.blocking += Math.max(0, entry.duration - 50)));
  });

async function largeCollection(browser: Browser, stage: Stage) {
  const owner = await makeOwnerWith(stage, GAMES);
  const context = await signedIn(browser, stage, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${stage.origin}/my-games`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Game number 1', exact: true }).waitFor();
  const cards = await page.locator('article').count();
  const keystrokes = await typeAndWatch(page, '1984');
  await page.getByRole('button', { name: 'Clear' }).click();
  const frames = await scrollAndWatch(page);
  await context.close();
  return {
    games: GAMES,
    'cards in the page': cards,
    'keystroke to results ms, median': Math.round(median(keystrokes)),
    'keystroke to results ms, worst': Math.round(Math.max(...keystrokes)),
    'frames while scrolling': frames.length,
    'frames over 34 ms': frames.filter((ms) => ms > 34).length,
    'longest frame ms': Math.round(Math.max(...frames)),
  };
}

export async function signedIn(browser: Browser, stage: Stage, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(NAME_HELPER);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: stage.origin, httpOnly: true }]);
  return context;
}

interface Watched {
  watched: { key: number; changed: number }[];
}

/** For each key of typing and deleting a word: milliseconds from the key until the page has shown all that follows from it. */
async function typeAndWatch(page: Page, text: string): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  await page.evaluate(() => {
    const watched: Watched['watched'] = [];
    Object.assign(window, { watched });
    addEventListener('keydown', ({ timeStamp }) => watched.push({ key: timeStamp, changed: timeStamp }), true);
    const painted = () =>
      requestAnimationFrame(() => {
        const last = watched.at(-1);
        if (last) last.changed = performance.now();
      });
    const grid = document.querySelector('article')?.closest('ul, ol, [role=list]') ?? document.body;
    new MutationObserver(painted).observe(grid, { subtree: true, childList: true, characterData: true });
  });
  for (const key of [...Array.from(text), ...Array.from(text, () => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const watched = await page.evaluate(() => (window as unknown as Watched).watched);
  return watched.map(({ key, changed }) => changed - key);
}

/** Three seconds of steady scrolling: the time from each frame to the next. */
const scrollAndWatch = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const end = last + 3000;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 40);
          if (now < end) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
