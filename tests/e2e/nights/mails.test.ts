import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { MAIL_WIDTHS } from '#tests/support/mails/mail-overflow.ts';
import { mailSamples } from '#server/guests/mails/mail-samples.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const samples = await mailSamples();

/** In frames of each width, as a mail program shows it: whether a mail is wider, and its cells of a letter a line. */
const measure = async (mails: readonly string[], widths: readonly number[]) =>
  page.evaluate(
    async ([all, wanted]) => {
      const shown = all.map((mail) => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'display: block; border: 0; height: 800px';
        frame.srcdoc = mail;
        return { frame, loaded: new Promise((resolve) => frame.addEventListener('load', resolve)) };
      });
      document.body.replaceChildren(...shown.map(({ frame }) => frame));
      await Promise.all(shown.map(({ loaded }) => loaded));
      return wanted.map((width) => {
        for (const { frame } of shown) frame.style.width = `${width}px`;
        return shown.map(({ frame }) => {
          const inside = frame.contentDocument;
          if (inside?.documentElement.clientWidth !== width) throw new Error(`a mail is not shown at ${width} pixels`);
          const narrow = [...inside.querySelectorAll('.cd.pad td, .cd.pad h1, .cd.pad h2, .cd.pad p')]
            .filter((cell) => (cell.textContent ?? '').trim().length > 12 && cell.clientWidth < 60)
            .map((cell) => cell.textContent);
          return { isTooWide: inside.documentElement.scrollWidth > width, narrow };
        });
      });
    },
    [[...mails], [...widths]] as const,
  );

test('mails are not wider than the screen, with and without style sheet, and have no narrow cells', async () => {
  expect(samples.length).toBeGreaterThan(10);
  const styled = samples.map(({ mail }) => mail.html);
  const plain = styled.map((html) => html.replace(/<style>[^<]*<\/style>/, ''));
  const wide = MAIL_WIDTHS.filter((width) => width >= 390);
  const tooWide: string[] = [];
  for (const [mails, widths, words] of [
    [styled, MAIL_WIDTHS, ''],
    [plain, wide, ' without its style sheet'],
  ] as const) {
    for (const [place, found] of (await measure(mails, widths)).entries()) {
      const names = samples.map(({ name }) => `${name} at ${widths[place]}${words}`);
      tooWide.push(...names.filter((_, one) => found[one]?.isTooWide));
      if (words === '' && widths[place] === 390) expect(found.flatMap(({ narrow }) => narrow)).toEqual([]);
    }
  }
  expect(tooWide).toEqual([]);
});
