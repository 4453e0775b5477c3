import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SCREENS_ENVIRONMENT } from '#tests/support/recommendation-screens.ts';
import { type Screen, screens } from '#tests/support/screens.ts';
import { setStage } from '../bench/stage.ts';

/**
 * Takes pictures of screens with the demo's owner, at two widths, light and dark. A screen that cannot be opened is named
 * and passed over. @returns how many pictures, and what failed
 */
export async function drawScreens(
  browser: Browser,
  folder: string,
  wanted: readonly string[],
): Promise<{ pictures: number; failed: string[] }> {
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await mkdir(folder, { recursive: true });
  const failed: string[] = [];
  let pictures = 0;
  const stage = await setStage(SCREENS_ENVIRONMENT);
  try {
    for (const width of [390, 1440]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const screen of chosen) {
          const picture = `${screen.name}-${width}-${colorScheme}`;
          try {
            await drawScreen(browser, stage.origin, screen, {
              width,
              colorScheme,
              path: join(folder, `${picture}.png`),
            });
            pictures += 1;
          } catch (error) {
            failed.push(`${picture}: ${String(error).split('\n')[0]}`);
          }
        }
      }
    }
  } finally {
    await stage.strike();
  }
  return { pictures, failed };
}

interface Picture {
  width: number;
  colorScheme: 'light' | 'dark';
  path: string;
}

async function drawScreen(browser: Browser, origin: string, screen: Screen, { width, colorScheme, path }: Picture) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    if (screen.signedIn) await page.goto(`${origin}/api/auth/demo`);
    await screen.open(page, origin);
    await page.screenshot({ path, fullPage: !screen.long });
  } finally {
    await context.close();
  }
}
