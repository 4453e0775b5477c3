import type { Page } from 'playwright-core';

/** Widths of an old phone, a usual phone, and the mail column of a desktop. */
export const MAIL_WIDTHS = [320, 390, 600] as const;

/** Horizontal overflow of a page in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
