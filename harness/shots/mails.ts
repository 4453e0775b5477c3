import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { mailSamples } from '../../server/guests/mails/mail-samples.ts';
import { inLanguage } from '../../server/platform/words/language.ts';
import { MAIL_WIDTHS, overflowOf } from '../../tests/support/mails/mail-overflow.ts';
import { lengthen } from './lengthen.ts';
import { inPage, type Words } from './screens.ts';

/**
 * Draws every kind of mail at the widths of a phone and of a desktop, light and dark, as a mail program does: with its
 * style sheet and without scripts. @returns how many pictures, and which mails are wider than their screen
 */
export async function captureMails(
  browser: Browser,
  folder: string,
  words: Words,
): Promise<{ pictures: number; tooWide: string[] }> {
  await mkdir(folder, { recursive: true });
  const samples = await inLanguage(words === 'longer' ? 'en' : words, mailSamples);
  const tooWide: string[] = [];
  let pictures = 0;
  for (const width of MAIL_WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      for (const { name, mail } of samples) {
        await page.setContent(mail.html);
        if (words === 'longer') await inPage(page, lengthen);
        const picture = `${name}-${width}-${colorScheme}`;
        await page.screenshot({ path: join(folder, `${picture}.png`), fullPage: true });
        const overflow = await overflowOf(page);
        if (overflow > 0) tooWide.push(`${picture}: ${overflow} px too wide`);
        pictures += 1;
      }
      await context.close();
    }
  }
  return { pictures, tooWide };
}
