import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { screens } from '#tests/support/screens.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ screens: true });
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
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.each(screens)('$name has no accessibility fault and no overflow', async ({ open, signedIn }) => {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        if (signedIn) await page.goto(`${app.origin}/api/auth/demo`);
        await open(page, app.origin);
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.evaluate(overflow)).toBe(0);
        await context.close();
      });
    });
  }
}
