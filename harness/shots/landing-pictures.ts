import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { SCREENS_ENVIRONMENT } from '../../tests/support/screens/recommendation-screens.ts';
import { waitForStablePage } from '../../tests/support/browser/stable-page.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { setUpServer } from '../bench/server-under-test.ts';
import { readArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run pictures
  takes the pictures of the home page again in each language, and the previews that chats show.`;

/**
 * `npm run pictures`: the pictures of the product on its home page, and the preview that chats show of a link to it, in
 * each language.
 */
const FOLDER = 'client/src/home/landing/pictures';
const DESKTOP = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };
const PICTURES = [
  { file: 'my-games', path: '/my-games', ...DESKTOP },
  { file: 'analytics', path: '/my-games?tab=analytics', ...DESKTOP },
  { file: 'magic-picker', path: '/magic-picker?players=4&mood=social', ...PHONE },
];
const QUALITY = 0.72;

const inLanguage = (language: Language) => ({ name: 'rollcall_language', value: language, url: stage.origin });

readArguments(USAGE, {});
const stage = await setUpServer(SCREENS_ENVIRONMENT);
const browser = await openBrowser();
try {
  for (const language of LANGUAGES) {
    await mkdir(join(FOLDER, language), { recursive: true });
    await stage.db.execute(sql`update users set language = ${language}`);
    for (const picture of PICTURES)
      for (const colorScheme of ['light', 'dark'] as const) await drawScreen(picture, colorScheme, language);
    await drawPreview(language);
  }
} finally {
  await browser.close();
  await stage.tearDown();
}

async function drawScreen(
  { file, path, ...look }: (typeof PICTURES)[number],
  colorScheme: 'light' | 'dark',
  language: Language,
): Promise<void> {
  const context = await browser.newContext({ ...look, colorScheme, reducedMotion: 'reduce' });
  await context.addCookies([inLanguage(language)]);
  const page = await context.newPage();
  await page.goto(`${stage.origin}/api/auth/demo`);
  await page.goto(stage.origin + path);
  await page.locator('main h2').first().waitFor();
  if (file === 'magic-picker') {
    await page.locator('main button[type=submit]').click();
    await page.locator('#pick-result-title').scrollIntoViewIfNeeded();
  }
  await waitForStablePage(page);
  await writeFile(join(FOLDER, language, `${file}-${colorScheme}.webp`), await asWebp(page, await page.screenshot()));
  await context.close();
}

/** Uses the image encoder of the browser. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ([data, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The top of the home page without buttons, at the size of link previews. */
async function drawPreview(language: Language): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.addCookies([inLanguage(language)]);
  const page = await context.newPage();
  await page.goto(stage.origin);
  await waitForStablePage(page);
  await page.addStyleTag({
    content: `.navigation-links, .account-slot, .hero .btn, .tier-strip, .bottom-bar { display: none !important }
      .hero > * { min-height: 580px !important; padding-block: 0 !important }
      .hero h1 { font-size: 64px }`,
  });
  await page.screenshot({ path: `client/public/preview-${language}.jpg`, quality: 82 });
  await context.close();
}
