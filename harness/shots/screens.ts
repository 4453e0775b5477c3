import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SCREENS_ENVIRONMENT } from '../../tests/support/screens/recommendation-screens.ts';
import { screens } from '../../tests/support/browser/screens.ts';
import { type ScreenWindow, screenWindow } from '../../tests/support/browser/screen-window.ts';
import type { Screen } from '../../tests/support/browser/screen.ts';
import { waitForStablePage } from '../../tests/support/browser/stable-page.ts';
import { setUpServer } from '../bench/server-under-test.ts';

const HEIGHT = 900;
/** Each screen is opened once and captured in these forms, one after another. */
const FORMS = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
/** Number of parallel servers, each with its own database, so that data created by one screen does not appear on another. */
const STAGES = 2;

export interface Captured {
  pictures: number;
  /** The screens that could not be opened or captured, and why. */
  failed: string[];
}

/**
 * Takes pictures of screens of the demo owner, at two widths, light and dark. Skips and reports a screen that cannot be
 * captured. @param wanted names of screens; none means all
 */
export async function captureScreens(browser: Browser, folder: string, wanted: readonly string[]): Promise<Captured> {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await mkdir(folder, { recursive: true });
  const captured: Captured = { pictures: 0, failed: [] };
  // Neighbours use the same code, which stays compiled.
  const size = Math.ceil(chosen.length / STAGES);
  const parts = Array.from({ length: STAGES }, (_, part) => chosen.slice(part * size, (part + 1) * size));
  await Promise.all(
    parts.map(async (part) => {
      if (part.length === 0) return;
      const stage = await setUpServer(SCREENS_ENVIRONMENT);
      try {
        const window = await screenWindow(browser, stage.origin);
        for (const screen of part) await captureOrReport(window, stage.origin, screen, folder, captured);
      } finally {
        await stage.tearDown();
      }
    }),
  );
  return captured;
}

async function captureOrReport(
  window: ScreenWindow,
  origin: string,
  screen: Screen,
  folder: string,
  captured: Captured,
) {
  let hasFailed = true;
  try {
    const pictures = await captureScreen(window, origin, screen, folder);
    captured.pictures += pictures;
    hasFailed = false;
  } catch (error) {
    captured.failed.push(`${screen.name}: ${String(error).split('\n')[0]}`);
  } finally {
    await window.tidy(hasFailed);
  }
}

async function captureScreen(window: ScreenWindow, origin: string, screen: Screen, folder: string): Promise<number> {
  const [{ width: first }] = FORMS;
  const page = await window.page(screen, { width: first, height: HEIGHT });
  await screen.open(page, origin);
  for (const { width, colorScheme } of FORMS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    if (!screen.busy) await waitForStablePage(page);
    const path = join(folder, `${screen.name}-${width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !screen.long });
  }
  return FORMS.length;
}
