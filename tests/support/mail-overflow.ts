import type { Page } from 'playwright-core';

/** Of an old phone, of a usual one, and of the column in which a desktop shows a mail. */
export const MAIL_WIDTHS = [320, 390, 600] as const;

/** Pixels by which what a page shows is wider than its screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
