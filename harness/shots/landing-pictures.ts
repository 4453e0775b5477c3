import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../tests/support/browser/browser.ts';
import { SCREENS_ENVIRONMENT } from '../../tests/support/screens/recommendation-screens.ts';
import { screens } from '../../tests/support/browser/screens.ts';
import { setUpServer } from '../bench/server-under-test.ts';
import { readArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run pictures
  takes the pictures of the home page again, and the preview that chats show.`;

/** `npm run pictures`: the pictures of the product on its home page, and the preview that chats show of a link to it. */
const FOLDER = 'client/src/home/landing';
const DESKTOP = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };
const PICTURES = [
  { file: 'my-games', screen: 'my-games', ...DESKTOP },
  { file: 'analytics', screen: 'analytics', ...DESKTOP },
  { file: 'magic-picker', screen: 'magic-picker-result', ...PHONE },
];
const QUALITY = 0.72;

readArguments(USAGE, {});
const stage = await setUpServer(SCREENS_ENVIRONMENT);
const browser = await openBrowser();
try {
  for (const { file, screen, ...look } of PICTURES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ ...look, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${stage.origin}/api/auth/demo`);
      await screens.find(({ name }) => name === screen)?.open(page, stage.origin);
      if (screen === 'magic-picker-result') await page.getByText('Perfect Match Found!').scrollIntoViewIfNeeded();
      await writeFile(join(FOLDER, `${file}-${colorScheme}.webp`), await asWebp(page, await page.screenshot()));
      await context.close();
    }
  }
  await drawPreview();
} finally {
  await browser.close();
  await stage.tearDown();
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
async function drawPreview(): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await screens.find(({ name }) => name === 'home')?.open(page, stage.origin);
  await page.addStyleTag({
    content: `.navigation-links, .account-slot, .hero-actions, .tier-strip, .bottom-bar { display: none !important }
      .hero .hero-columns { min-height: 566px; padding-block: 0 56px }
      .hero h1 { font-size: 64px }`,
  });
  await page.screenshot({ path: 'client/public/preview.png' });
  await context.close();
}
