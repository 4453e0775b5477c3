import { readFile, writeFile } from 'node:fs/promises';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm run icons
  draws the icons of the installed application into client/public/icons/.`;

/** `npm run icons`: the brand mark as the icons of the installed application, in client/public/icons/. */
const ICONS = [
  { name: 'icon-192', pixels: 192, mark: 0.92, ground: 'transparent' },
  { name: 'icon-512', pixels: 512, mark: 0.92, ground: 'transparent' },
  // Launchers crop maskable icons: the mark stays within the central 80 %.
  { name: 'maskable-512', pixels: 512, mark: 0.56, ground: '#0d393e' },
  { name: 'apple-touch-180', pixels: 180, mark: 0.66, ground: '#0d393e' },
];

readArguments(USAGE, {});
const mark = await readFile('client/public/favicon.svg', 'utf8');
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const { name, pixels, mark: share, ground } of ICONS) {
    await page.setViewportSize({ width: pixels, height: pixels });
    await page.setContent(
      `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} } svg { height: ${share * 100}% }</style>${mark}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(`client/public/icons/${name}.png`, picture);
  }
} finally {
  await browser.close();
}
