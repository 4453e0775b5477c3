import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { closeScreen } from '#tests/support/close-screen.ts';
import { SCREENS_ENVIRONMENT } from '#tests/support/recommendation-screens.ts';
import { screens } from '#tests/support/screens.ts';
import type { Screen } from '#tests/support/screen.ts';
import { settled } from '#tests/support/settled.ts';
import { setUpServer } from '../bench/server-under-test.ts';

const HEIGHT = 900;
/** Each screen is opened once and drawn in these forms, one after another. */
const FORMS = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
/** Servers with a database each, side by side: screens that make something must not meet what another makes. */
const STAGES = 2;

export interface Drawn {
  pictures: number;
  /** The screens that could not be opened or drawn, and why. */
  failed: string[];
}

/**
 * Takes pictures of screens with the demo's owner, at two widths, light and dark. A screen that cannot be drawn is named
 * and passed over. @param wanted names of screens; none means all
 */
export async function drawScreens(browser: Browser, folder: string, wanted: readonly string[]): Promise<Drawn> {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await mkdir(folder, { recursive: true });
  const drawn: Drawn = { pictures: 0, failed: [] };
  const parts = Array.from({ length: STAGES }, (_, part) => chosen.filter((_screen, place) => place % STAGES === part));
  await Promise.all(
    parts.map(async (part) => {
      if (part.length === 0) return;
      const stage = await setUpServer(SCREENS_ENVIRONMENT);
      try {
        for (const screen of part) await drawOrName(browser, stage.origin, screen, folder, drawn);
      } finally {
        await stage.tearDown();
      }
    }),
  );
  return drawn;
}

async function drawOrName(browser: Browser, origin: string, screen: Screen, folder: string, drawn: Drawn) {
  try {
    const pictures = await drawScreen(browser, origin, screen, folder);
    drawn.pictures += pictures;
  } catch (error) {
    drawn.failed.push(`${screen.name}: ${String(error).split('\n')[0]}`);
  }
}

async function drawScreen(browser: Browser, origin: string, screen: Screen, folder: string): Promise<number> {
  const [{ width: first }] = FORMS;
  const context = await browser.newContext({ viewport: { width: first, height: HEIGHT }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    if (screen.signedIn) await page.goto(`${origin}/api/auth/demo`);
    await screen.open(page, origin);
    for (const { width, colorScheme } of FORMS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      if (!screen.busy) await settled(page);
      const path = join(folder, `${screen.name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: !screen.long });
    }
    return FORMS.length;
  } finally {
    for (const page of context.pages()) await closeScreen(page);
    await context.close();
  }
}
