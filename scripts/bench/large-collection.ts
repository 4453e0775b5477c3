import type { BrowserContext, Page } from 'playwright-core';
import { median } from './figures.ts';

/** Of a screen that is drawn sixty times a second. */
const FRAME_MS = 1000 / 60;
const SCROLL_MS = 3_000;
/** Longer than anything that follows from a key takes. */
const BETWEEN_KEYS_MS = 300;

/** Typing the number of one of these games in the search box of My Games, then scrolling through all of them. */
export async function largeCollection(context: BrowserContext, origin: string, games: number) {
  const page = await context.newPage();
  await page.goto(`${origin}/my-games`);
  await page.getByRole('heading', { name: 'Game number 1', exact: true }).waitFor();
  const cards = await page.locator('article').count();
  const keystrokes = await typeAndWatch(page, String(games - 16));
  await page.getByRole('button', { name: 'Clear' }).click();
  const frames = await scrollAndWatch(page);
  await page.close();
  return {
    'cards in the page': cards,
    'keystroke to results ms, median': Math.round(median(keystrokes)),
    'keystroke to results ms, worst': Math.round(Math.max(...keystrokes)),
    'frames while scrolling 3 s': frames.length,
    'frames dropped (over 1.5 intervals)': frames.filter((ms) => ms > 1.5 * FRAME_MS).length,
    'longest frame ms': Math.round(Math.max(...frames)),
  };
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
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const watched = await page.evaluate(() => (window as unknown as Watched).watched);
  return watched.map(({ key, changed }) => changed - key);
}

/** Steady scrolling: the time from each frame to the next, milliseconds. */
const scrollAndWatch = (page: Page): Promise<number[]> =>
  page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const end = last + duration;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 40);
          if (now < end) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );
