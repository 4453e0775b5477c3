import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { SCREENS_ENVIRONMENT } from './recommendation-screens.ts';
import { screens } from './screens.ts';
import { closeScreen } from './close-screen.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HEIGHT = 900;
const WIDTHS = [390, 1440];
/** Colours are all that differs in dark. */
const RULES = { light: {}, dark: { runOnly: ['color-contrast'] } };

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/**
 * Tests a part of the screens, each opened once: no accessibility fault, light and dark, and nothing wider than the page,
 * on a phone and on a desktop. @param part from 1 @param parts into which the screens are divided
 */
export function checkScreens(part: number, parts: number): void {
  let app: TestApp;
  let browser: Browser;
  let cookies: Cookies;

  beforeAll(async () => {
    app = await startTestApp({ screens: true, environment: SCREENS_ENVIRONMENT });
    browser = await openBrowser();
    cookies = await signIn();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(closeScreen));
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function signIn(): Promise<Cookies> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${app.origin}/api/auth/demo`);
    const all = await context.cookies();
    await context.close();
    return all;
  }

  const chosen = screens.filter((_screen, place) => place % parts === part - 1);

  test.each(chosen)('$name has no accessibility fault and no overflow', async (screen) => {
    const context = await browser.newContext({
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (screen.signedIn) {
      await context.addCookies(cookies);
      // Screens that make data first do so from a page of this site.
      await page.goto(`${app.origin}/api/config`);
    }
    await screen.open(page, app.origin);
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect({ [`${width} ${colorScheme}`]: await violationsOn(page, RULES[colorScheme]) }).toEqual({
          [`${width} ${colorScheme}`]: [],
        });
      }
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
    }
  });
}

async function violationsOn(page: Page, options: object): Promise<string[]> {
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
