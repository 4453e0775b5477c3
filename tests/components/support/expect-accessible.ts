import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { contrastByKind } from '#tests/support/browser/contrast-by-kind.ts';
import {
  AXE_OPTIONS,
  describeViolations,
  HEIGHT,
  overflow,
  PAGE_BACKGROUND,
  WIDTHS,
} from '#tests/support/browser/accessibility-checks.ts';
import { SAME_ANYWHERE, sharedNames } from '#tests/support/accounts/shared-names.ts';
import { smallTargets } from '#tests/support/browser/small-targets.ts';

/**
 * What is shown has no accessibility violation at 390 and 1440 pixels, enough contrast in dark as well, and fits the window:
 * as for whole screens (tests/support/screens/check-screens.ts), which leaves out the screen that is named here.
 *
 * @param _screen the name of the screen that is checked here instead, as a literal
 */
export async function expectAccessible(_screen?: string): Promise<void> {
  await document.fonts.ready;
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT);
    for (const theme of ['light', 'dark'] as const) {
      document.documentElement.dataset.theme = theme;
      document.body.style.background = `var(${PAGE_BACKGROUND[theme]})`;
      const violations = theme === 'light' ? await all() : await contrast();
      expect({ [`${width} ${theme}`]: violations }).toEqual({ [`${width} ${theme}`]: [] });
    }
    await expect.poll(overflow).toBe(0);
  }
}

const all = async () => [
  ...describeViolations(await axe.run(document, AXE_OPTIONS)),
  ...sharedNames(SAME_ANYWHERE),
  ...smallTargets(),
];

async function contrast(): Promise<string[]> {
  const result = await contrastByKind({ ...AXE_OPTIONS, runOnly: ['color-contrast'] });
  return result === null ? [] : describeViolations(result as axe.AxeResults);
}
