import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { contrastByKind } from './contrast-by-kind.ts';
import { SCREENS_ENVIRONMENT } from './recommendation-screens.ts';
import { VARIANT_OF } from './screen-variants.ts';
import { screens } from './screens.ts';
import type { Screen } from './screen.ts';
import { type ScreenWindow, screenWindow } from './screen-window.ts';
import { testApp } from './test-app.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HEIGHT = 900;
const WIDTHS = [390, 1440];
/** The end of the page's gradient with less contrast: axe-core does not check text on gradients. */
const PAGE = { light: '--table', dark: '--table-lamp' };

const isVariant = ({ name }: Screen) => name in VARIANT_OF;
/** Dealt out to the parts, those of `npm test` and those that `npm run test:full` adds to them. */
const MAIN = screens.filter((screen) => !isVariant(screen));
const VARIANTS = screens.filter(isVariant);
checkVariants();

interface Result {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/**
 * Tests a part of the screens, each opened once: accessibility, light and dark, no horizontal overflow, phone and
 * desktop, no unhandled errors. @param part from 1 @param parts number of parts
 */
export function checkScreens(part: number, parts: number): void {
  const app = testApp({ screens: true, environment: SCREENS_ENVIRONMENT });
  let browser: Browser;
  let window: ScreenWindow;

  beforeAll(async () => {
    browser = await openBrowser('--process-per-site');
    window = await screenWindow(browser, app.origin);
  });
  // Cached files are kept for the next screen; a window with a failure is not reused.
  afterEach(({ task }) => window.tidy(task.result?.state === 'fail'));
  afterAll(() => browser.close());

  const ofThisPart = (all: readonly Screen[]) =>
    all.slice(Math.floor(((part - 1) * all.length) / parts), Math.floor((part * all.length) / parts));
  test.each(ofThisPart(MAIN))('$name has no accessibility fault, no overflow and no error', isSound);
  test.each(ofThisPart(VARIANTS))(
    '$name has no accessibility fault, no overflow and no error',
    { tags: ['rare'] },
    isSound,
  );

  async function isSound(screen: Screen): Promise<void> {
    const page = await window.page(screen, { width: WIDTHS[0] ?? 0, height: HEIGHT });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await screen.open(page, app.origin);
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(plainBackground, PAGE[colorScheme]);
        const violations = colorScheme === 'light' ? await allViolations(page) : await violationsOfContrast(page);
        expect({ [`${width} ${colorScheme}`]: violations }).toEqual({ [`${width} ${colorScheme}`]: [] });
      }
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
    }
    expect(errors).toEqual([]);
  }
}

/** Each variant is a screen, and so is what it is a variant of, which is none itself. */
function checkVariants(): void {
  const names = new Set(screens.map(({ name }) => name));
  for (const [name, of] of Object.entries(VARIANT_OF))
    if (!names.has(name) || !names.has(of) || of in VARIANT_OF)
      throw new Error(`${name} is no variant of ${of} in tests/support/screen-variants.ts`);
}

const OPTIONS = { resultTypes: ['violations'], preload: false };

const allViolations = async (page: Page): Promise<string[]> =>
  described(await page.evaluate<Result>(`axe.run(document, ${JSON.stringify(OPTIONS)})`));

/** The dark theme differs only in colours. */
async function violationsOfContrast(page: Page): Promise<string[]> {
  const result = await page.evaluate(contrastByKind, { ...OPTIONS, runOnly: ['color-contrast'] });
  return result === null ? [] : described(result as Result);
}

const described = ({ violations }: Result): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

/** Not on server-rendered pages, which have their own colours. */
const plainBackground = (colour: string) => {
  if (document.querySelector('#root')) document.body.style.background = `var(${colour})`;
};

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
