import type { BrowserContext, Page } from 'playwright-core';
import { median } from './statistics.ts';

/** A frame at 60 frames per second. */
const FRAME_MS = 1000 / 60;
const SCROLL_MS = 3_000;
/** Longer than any update after a key or a click takes. */
const BETWEEN_EVENTS_MS = 300;

/**
 * Typing the number of one of these games in the search box of My Games, choosing filters, then scrolling through all
 * of them. @param slowed how many times slower the processor is made
 */
export async function largeCollection(context: BrowserContext, origin: string, games: number, slowed = 1) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`${origin}/my-games`);
  await page.getByRole('heading', { name: 'Game number 1', exact: true }).waitFor();
  const cards = await page.locator('article').count();
  const keystrokes = await typeAndWatch(page, String(games - 16));
  // Some keys leave the games in sight as they are.
  const inSight = keystrokes.flatMap((key) => (key.inSight > 0 ? [key.inSight] : []));
  await page.getByRole('button', { name: 'Clear' }).click();
  const ticks = await tickAndWatch(page);
  const frames = await scrollAndWatch(page);
  await page.close();
  return {
    'cards in the page': cards,
    'keystroke to results in sight ms, median': median(inSight),
    'keystroke to results in sight ms, worst': Math.max(...inSight),
    'keystroke to all rendered rows ms, median': median(keystrokes.map(({ all }) => all)),
    'keystroke to all rendered rows ms, worst': Math.max(...keystrokes.map(({ all }) => all)),
    'tick in the filters to counts ms, median': median(ticks.map(({ all }) => all)),
    'tick in the filters to counts ms, worst': Math.max(...ticks.map(({ all }) => all)),
    'frames while scrolling 3 s': frames.length,
    'frames dropped (over 1.5 intervals)': frames.filter((ms) => ms > 1.5 * FRAME_MS).length,
    'longest frame ms': Math.round(Math.max(...frames)),
  };
}

/** Milliseconds from an event until the last frame that changed something in view, and until the last that changed anything. */
interface Answered {
  inSight: number;
  all: number;
}

interface Watched {
  watched: (Answered & { startedAt: number; cards: string })[];
}

/** Starts to measure how long an element takes to show the effect of each such event. */
async function watch(page: Page, event: 'keydown' | 'click', element: string): Promise<() => Promise<Answered[]>> {
  await page.evaluate(
    ([type, selector]) => {
      const watched: Watched['watched'] = [];
      Object.assign(window, { watched });
      const cardsInSight = () =>
        Array.from(document.querySelectorAll<HTMLElement>('[data-card]'))
          .filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((card) => card.dataset.card)
          .join();
      addEventListener(
        type,
        ({ timeStamp }) => watched.push({ startedAt: timeStamp, inSight: 0, all: 0, cards: cardsInSight() }),
        true,
      );
      const painted = () =>
        requestAnimationFrame(() => {
          const last = watched.at(-1);
          if (!last) return;
          last.all = performance.now() - last.startedAt;
          const cards = cardsInSight();
          if (cards !== last.cards) last.inSight = last.all;
          last.cards = cards;
        });
      const observed = document.querySelector(selector)?.closest('ul, ol, [role]') ?? document.body;
      new MutationObserver(painted).observe(observed, { subtree: true, childList: true, characterData: true });
    },
    [event, element] as const,
  );
  return async () => {
    const watched = await page.evaluate(() => (window as unknown as Watched).watched);
    return watched.map(({ inSight, all }) => ({ inSight: Math.round(inSight), all: Math.round(all) }));
  };
}

async function typeAndWatch(page: Page, text: string): Promise<Answered[]> {
  await page.getByRole('searchbox').focus();
  const times = await watch(page, 'keydown', 'article');
  for (const key of [...Array.from(text), ...Array.from(text, () => 'Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_EVENTS_MS);
  }
  return times();
}

/** Selects and deselects each number in the sheet of filters. */
async function tickAndWatch(page: Page): Promise<Answered[]> {
  await page.getByRole('button', { name: 'Filters' }).click();
  const choices = page.getByRole('dialog').locator('[aria-pressed]:visible');
  await choices.first().waitFor();
  const times = await watch(page, 'click', '[role=dialog]');
  for (const choice of await choices.all())
    for (const _again of [false, true]) {
      await choice.click();
      await page.waitForTimeout(BETWEEN_EVENTS_MS);
    }
  const ticks = await times();
  await page.keyboard.press('Escape');
  return ticks;
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
