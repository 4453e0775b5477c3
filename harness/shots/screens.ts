import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SCREENS_ENVIRONMENT } from '../../tests/support/screens/recommendation-screens.ts';
import { screens } from '../../tests/support/browser/screens.ts';
import { type ScreenWindow, screenWindow } from '../../tests/support/browser/screen-window.ts';
import type { Screen } from '../../tests/support/browser/screen.ts';
import { waitForStablePage } from '../../tests/support/browser/stable-page.ts';
import { LANGUAGES } from '../../shared/text/languages.ts';
import { setUpServer, type ServerUnderTest } from '../bench/server-under-test.ts';
import { crowded } from './crowded.ts';
import { lengthen } from './lengthen.ts';

const HEIGHT = 900;
/** Each screen is opened once and captured in these forms, one after another. */
const FORMS = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
/** With other words than English: whether they have room. */
const WIDTHS_OF_WORDS = [320, 390, 1440];
/** A language, or 40 % longer than English. */
export const WORDS = [...LANGUAGES, 'longer'] as const;
export type Words = (typeof WORDS)[number];
/** Number of parallel servers, each with its own database, so that data created by one screen does not appear on another. */
const STAGES = 2;

export interface Captured {
  pictures: number;
  /** The screens that could not be opened or captured, and why. */
  failed: string[];
  /** What has no room, with other words than English. */
  crowded: string[];
}

/**
 * Takes pictures of screens of the demo owner, at two widths, light and dark. Skips and reports a screen that cannot be
 * captured. @param wanted names of screens; none means all @param words in which they are drawn after they were opened
 */
export async function captureScreens(
  browser: Browser,
  folder: string,
  wanted: readonly string[],
  words: Words,
): Promise<Captured> {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await mkdir(folder, { recursive: true });
  const captured: Captured = { pictures: 0, failed: [], crowded: [] };
  // Neighbours use the same code, which stays compiled.
  const size = Math.ceil(chosen.length / STAGES);
  const parts = Array.from({ length: STAGES }, (_, part) => chosen.slice(part * size, (part + 1) * size));
  await Promise.all(
    parts.map(async (part) => {
      if (part.length === 0) return;
      const stage = await setUpServer(SCREENS_ENVIRONMENT);
      try {
        const window = await screenWindow(browser, stage.origin);
        for (const screen of part) await captureOrReport({ window, stage, screen, folder, words }, captured);
      } finally {
        await stage.tearDown();
      }
    }),
  );
  return captured;
}

interface Capture {
  window: ScreenWindow;
  stage: ServerUnderTest;
  screen: Screen;
  folder: string;
  words: Words;
}

async function captureOrReport(capture: Capture, captured: Captured) {
  const { window, screen, words } = capture;
  let hasFailed = true;
  try {
    if (words === 'en') {
      const pictures = await captureScreen(capture);
      captured.pictures += pictures;
    } else {
      const found = await captureInWords(capture);
      captured.pictures += WIDTHS_OF_WORDS.length;
      captured.crowded.push(...found);
    }
    hasFailed = false;
  } catch (error) {
    captured.failed.push(`${screen.name}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
  } finally {
    await window.tidy(hasFailed);
  }
}

async function captureScreen({ window, stage, screen, folder }: Capture): Promise<number> {
  const [{ width: first }] = FORMS;
  const page = await window.page(screen, { width: first, height: HEIGHT });
  await screen.open(page, stage.origin);
  for (const { width, colorScheme } of FORMS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    if (!screen.busy) await waitForStablePage(page);
    const path = join(folder, `${screen.name}-${width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !screen.long });
  }
  return FORMS.length;
}

/** Runs a function in a page, with the helper that the compiler adds to it. */
export const inPage = <T>(page: Page, run: () => T): Promise<T> =>
  page.evaluate(`(() => { const __name = (named) => named; return (${String(run)})(); })()`);

/** Opens a screen in English, and draws it in other words. @returns what has no room */
async function captureInWords({ window, stage, screen, folder, words }: Capture): Promise<string[]> {
  const [first = 390] = WIDTHS_OF_WORDS.slice(1);
  const page = await window.page(screen, { width: first, height: HEIGHT });
  const deleteHeld = await holdDeletions(page);
  await screen.open(page, stage.origin);
  if (words === 'longer') await inPage(page, lengthen);
  else {
    await stage.db.execute(`update users set language = '${words}'`);
    await page.context().addCookies([{ name: 'rollcall_language', value: words, url: stage.origin }]);
    await page.reload();
    await stage.db.execute(`update users set language = 'en'`);
  }
  const found: string[] = [];
  for (const width of WIDTHS_OF_WORDS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (!screen.busy) await waitForStablePage(page);
    if (words === 'longer') await inPage(page, lengthen);
    await page.screenshot({ path: join(folder, `${screen.name}-${words}-${width}.png`), fullPage: !screen.long });
    found.push(...(await inPage(page, crowded)).map((line) => `${screen.name} ${width}: ${line}`));
  }
  await deleteHeld();
  return found;
}

/** A night is deleted once its page is shown, but its page is loaded again in another language. */
async function holdDeletions(page: Page): Promise<() => Promise<void>> {
  const held: string[] = [];
  await page.route('**/api/events/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    held.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  return async () => {
    for (const url of held) await page.request.delete(url, { headers: { Origin: new URL(url).origin } });
  };
}
