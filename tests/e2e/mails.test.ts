import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { MAIL_WIDTHS, overflowOf } from '#tests/support/mail-overflow.ts';
import { mailSamples } from '#server/mails/preview/mail-samples.ts';

/** Phones are narrower. */
const PHONES = 600;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const samples = await mailSamples();

test.each(MAIL_WIDTHS.filter((width) => width < PHONES))(
  'no mail is wider than a screen of %i px, with a style sheet or without',
  fits,
);
test.each(MAIL_WIDTHS.filter((width) => width >= PHONES))(
  'no mail is wider than a screen of %i px, with a style sheet or without',
  { tags: ['rare'] },
  fits,
);

async function fits(width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const tooWide: string[] = [];
  for (const { name, mail } of samples) {
    await page.setContent(mail.html);
    if ((await overflowOf(page)) > 0) tooWide.push(name);
    if (width < 390) continue;
    await page.setContent(mail.html.replace(/<style>[^<]*<\/style>/, ''));
    if ((await overflowOf(page)) > 0) tooWide.push(`${name} without its style sheet`);
  }
  expect(tooWide).toEqual([]);
}

test('no line of a mail holds a single letter', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  for (const { mail } of samples) {
    await page.setContent(mail.html);
    const narrow = await page.evaluate(() =>
      [...document.querySelectorAll('.cd.pad td, .cd.pad h1, .cd.pad h2, .cd.pad p')]
        .filter((cell) => (cell.textContent ?? '').trim().length > 12 && cell.clientWidth < 60)
        .map((cell) => cell.textContent),
    );
    expect(narrow).toEqual([]);
  }
});
