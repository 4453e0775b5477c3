import { mkdir } from 'node:fs/promises';
import { openBrowser } from '#tests/support/browser.ts';
import { SCREENS_ENVIRONMENT } from '#tests/support/recommendation-screens.ts';
import { screens } from '#tests/support/screens.ts';
import { setStage } from './bench/stage.ts';

/** `npm run shots [-- name …]`: pictures of every screen, with the demo owner, in shots/. */
const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const stage = await setStage(SCREENS_ENVIRONMENT);
const browser = await openBrowser();
await mkdir('shots', { recursive: true });
try {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const { name, signedIn, long, open } of chosen) {
        await context.clearCookies();
        if (signedIn) await page.goto(`${stage.origin}/api/auth/demo`);
        await open(page, stage.origin);
        await page.screenshot({
          path: `shots/${name}-${width}-${colorScheme}.png`,
          fullPage: !long,
        });
      }
      await context.close();
    }
  }
  console.log(`${chosen.length * 4} pictures in shots/`);
} finally {
  await browser.close();
  await stage.strike();
}
