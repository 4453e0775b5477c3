import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { SCREENS_ENVIRONMENT } from '#tests/support/recommendation-screens.ts';
import { screens } from '#tests/support/screens.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ screens: true, environment: SCREENS_ENVIRONMENT });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run(document)');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const width of [390, 1440]) {
  describe(`at ${width} pixels`, () => {
    test.each(screens)('$name has no accessibility fault, light and dark, and no overflow', async (screen) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      if (screen.signedIn) await page.goto(`${app.origin}/api/auth/demo`);
      await screen.open(page, app.origin);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect({ [colorScheme]: await violationsOn(page) }).toEqual({ [colorScheme]: [] });
      }
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
      await context.close();
    });
  });
}
