import type { Page } from 'playwright-core';

/** The text of the element that has the focus; null where none has: the body's text would contain what any test looks for. */
export const focusedTextOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === null || focused === document.body ? null : focused.textContent;
  });
