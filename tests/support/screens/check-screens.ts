import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser/browser.ts';
import { contrastByKind } from '../browser/contrast-by-kind.ts';
import { SCREENS_ENVIRONMENT } from './recommendation-screens.ts';
import { VARIANT_OF } from '../browser/screen-variants.ts';
import { screens } from '../browser/screens.ts';
import { SAME_ANYWHERE, sharedNames } from '../accounts/shared-names.ts';
import { smallTargets } from '../browser/small-targets.ts';
import type { Screen } from '../browser/screen.ts';
import { type ScreenWindow, screenWindow } from '../browser/screen-window.ts';
import {
  type AxeResult,
  AXE_OPTIONS,
  describeViolations,
  HEIGHT,
  overflow,
  PAGE_BACKGROUND,
  WIDTHS,
} from '../browser/accessibility-checks.ts';
import { testApp } from '../server/test-app.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COMPONENT_TESTS = join(import.meta.dirname, '../../components');
const COMPONENT_CHECK = /\bexpectAccessible\('([\w-]+)'\)/g;
/** Names of the screens that a test of components checks by `expectAccessible('name')`: `npm run shots` alone opens these. */
const COMPONENT_SCREENS: ReadonlySet<string> = new Set(
  readdirSync(COMPONENT_TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(join(COMPONENT_TESTS, file), 'utf8').matchAll(COMPONENT_CHECK)])
    .map(([, name = '']) => name),
);

/** Number of similar parts of a page that are checked. */
const FEW = 12;

const isVariant = ({ name }: Screen) => name in VARIANT_OF;
const OPENED = screens.filter(({ name }) => !COMPONENT_SCREENS.has(name));
/** Dealt out to the parts, those of `npm test` and those that `npm run test:full` adds to them. */
const MAIN = OPENED.filter((screen) => !isVariant(screen));
const VARIANTS = OPENED.filter(isVariant);
checkNames();

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
  test.each(ofThisPart(MAIN))('$name has no accessibility violation, no overflow and no error', isSound);
  test.each(ofThisPart(VARIANTS))(
    '$name has no accessibility violation, no overflow and no error',
    { tags: ['rare'] },
    isSound,
  );

  async function isSound(screen: Screen): Promise<void> {
    const page = await window.page(screen, { width: WIDTHS[0] ?? 0, height: HEIGHT });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await screen.open(page, app.origin);
    if (screen.alike !== undefined) await expectOverflowAndKeepAFew(page, screen.alike);
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(plainBackground, PAGE_BACKGROUND[colorScheme]);
        const violations = colorScheme === 'light' ? await allViolations(page) : await violationsOfContrast(page);
        expect({ [`${width} ${colorScheme}`]: violations }).toEqual({ [`${width} ${colorScheme}`]: [] });
      }
      await expect.poll(() => page.evaluate(overflow)).toBe(0);
    }
    expect(errors).toEqual([]);
  }
}

/** axe-core needs as long for a page of two hundred similar parts as for ten screens. */
async function expectOverflowAndKeepAFew(page: Page, alike: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => page.evaluate(overflow)).toBe(0);
  }
  const left = await page.locator(alike).evaluateAll((all, few) => {
    for (const part of all.slice(few)) part.remove();
    return all.length;
  }, FEW);
  expect(left).toBeGreaterThan(FEW);
}

/** Each variant is a screen, and so is what it is a variant of, which is none itself; and so is what components show. */
function checkNames(): void {
  const names = new Set(screens.map(({ name }) => name));
  for (const name of COMPONENT_SCREENS)
    if (!names.has(name) || name in VARIANT_OF)
      throw new Error(`${name}, which tests/components checks, is no screen, or still a variant`);
  for (const [name, of] of Object.entries(VARIANT_OF))
    if (!names.has(name) || !names.has(of) || of in VARIANT_OF)
      throw new Error(`${name} is no variant of ${of} in tests/support/browser/screen-variants.ts`);
}

const allViolations = async (page: Page): Promise<string[]> => [
  ...describeViolations(await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)})`)),
  ...(await page.evaluate(sharedNames, SAME_ANYWHERE)),
  ...(await page.evaluate(smallTargets)),
];

/** The dark theme differs only in colours. */
async function violationsOfContrast(page: Page): Promise<string[]> {
  const result = await page.evaluate(contrastByKind, { ...AXE_OPTIONS, runOnly: ['color-contrast'] });
  return result === null ? [] : describeViolations(result as AxeResult);
}

/** Not on server-rendered pages, which have their own colours. */
const plainBackground = (colour: string) => {
  if (document.querySelector('#root')) document.body.style.background = `var(${colour})`;
};
