import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { MAIL_WIDTHS } from '#tests/support/mail-overflow.ts';
import { mailSamples } from '#server/mails/preview/mail-samples.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const samples = await mailSamples();

/** In a frame of each width, as a mail program shows it: whether the mail is wider, and cells of a letter a line. */
const measure = async (html: string, widths: readonly number[]) =>
  page.evaluate(
    async ([mail, all]) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'border: 0; height: 800px';
      frame.srcdoc = mail;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.replaceChildren(frame);
      await loaded;
      const inside = frame.contentDocument;
      if (!inside) throw new Error('the frame is empty');
      const found = all.map((width) => {
        frame.style.width = `${width}px`;
        const { clientWidth, scrollWidth } = inside.documentElement;
        if (clientWidth !== width) throw new Error(`the mail is shown at ${clientWidth} pixels`);
        const narrow = [...inside.querySelectorAll('.cd.pad td, .cd.pad h1, .cd.pad h2, .cd.pad p')]
          .filter((cell) => (cell.textContent ?? '').trim().length > 12 && cell.clientWidth < 60)
          .map((cell) => cell.textContent);
        return { width, isTooWide: scrollWidth > clientWidth, narrow };
      });
      return found;
    },
    [html, [...widths]] as const,
  );

test('no mail is wider than a screen, with a style sheet or without, and no line of it holds a single letter', async () => {
  expect(samples.length).toBeGreaterThan(10);
  const tooWide: string[] = [];
  for (const { name, mail } of samples) {
    for (const { width, isTooWide, narrow } of await measure(mail.html, MAIL_WIDTHS)) {
      if (isTooWide) tooWide.push(`${name} at ${width}`);
      if (width === 390) expect(narrow).toEqual([]);
    }
    const plain = mail.html.replace(/<style>[^<]*<\/style>/, '');
    for (const { width, isTooWide } of await measure(
      plain,
      MAIL_WIDTHS.filter((one) => one >= 390),
    ))
      if (isTooWide) tooWide.push(`${name} at ${width} without its style sheet`);
  }
  expect(tooWide).toEqual([]);
});
