import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser.ts';
import { makeOwnerWith, type Stage } from './stage.ts';

const GAMES = 2000;

/** What a browser notices: the first visit of the home page, and My Games with 2,000 games. */
export async function benchBrowsing(stage: Stage) {
  const browser = await openBrowser();
  try {
    return { home: await firstVisit(browser, stage), myGames: await largeCollection(browser, stage) };
  } finally {
    await browser.close();
  }
}

async function firstVisit(browser: Browser, stage: Stage) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
  const keystrokes = await typeAndWatch(page, 'number 19');
  await page.getByRole('button', { name: 'Clear' }).click();
  const frames = await scrollAndWatch(page);
  await context.close();
  return {
    games: GAMES,
    'cards in the page': cards,
    'keystroke to next paint ms, median': Math.round(median(keystrokes)),
    'keystroke to next paint ms, worst': Math.round(Math.max(...keystrokes)),
    'frames while scrolling': frames.length,
    'frames over 34 ms': frames.filter((ms) => ms > 34).length,
    'longest frame ms': Math.round(Math.max(...frames)),
  };
}

async function signedIn(browser: Browser, stage: Stage, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: stage.origin, httpOnly: true }]);
  return context;
}

/** For each character: from the key to the second frame after it, when its effect is on the screen. */
async function typeAndWatch(page: Page, text: string): Promise<number[]> {
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    addEventListener(
      'input',
      () => {
        const at = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => delays.push(performance.now() - at);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  for (const character of text) {
    await page.keyboard.type(character);
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => (window as unknown as { delays: number[] }).delays);
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
