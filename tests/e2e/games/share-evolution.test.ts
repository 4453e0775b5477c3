import { showMore } from '#tests/support/browser/show-more.ts';
import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { shareFileName } from '#client/games/share-evolution/share-text.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { alphaAt, difference, onColour } from '#tests/support/accounts/pictures.ts';

const demo = demoPages();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  page = await demo.signedIn({
    viewport: { width: 1200, height: 1000 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(10_000);
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});

const dialog = () => page.getByRole('dialog', { name: 'Share Your Game Evolution' });

/** Adds a game that was played so often, and opens its card's dialog. */
async function openFor(game: { title: string; timesPlayed: number; imageUrl?: string }): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch('/api/games', init)).status;
    },
    { players: '2-4', duration: '45', ...game },
  );
  expect(status).toBe(201);
  await page.goto(`${demo.origin}/my-games?q=${encodeURIComponent(game.title)}`);
  await showMore(page);
  await page.getByRole('button', { name: 'Share Evolution' }).first().click();
  await dialog().waitFor();
}

/** The preview as the screen shows it, with one of its pixels for each of the card's. */
async function photograph(): Promise<PNG> {
  const preview = page.locator('.share-preview');
  await preview.evaluate(({ style }: HTMLElement) => {
    Object.assign(style, { position: 'fixed', zIndex: 1, top: 0, left: 0, width: '800px', borderRadius: 0 });
  });
  await preview.locator('.share-card[data-ready]').waitFor();
  await page.locator('.share-scaled[style*="--scale: 1;"]').waitFor();
  const shown = PNG.sync.read(await preview.screenshot());
  await preview.evaluate((element) => element.removeAttribute('style'));
  return shown;
}

async function download(): Promise<{ name: string; picture: PNG }> {
  const arrival = page.waitForEvent('download');
  await dialog().getByRole('button', { name: 'Download Image' }).click();
  const file = await arrival;
  return { name: file.suggestedFilename(), picture: PNG.sync.read(await readFile(await file.path())) };
}

/** The shortest, and one that is written from the right. */
const games: [title: string, plays: number][] = [
  ['Quiet Harbour', 3],
  ['שלום ירושלים', 30],
];
const furtherGames: typeof games = [
  ['The Lord of the Lanterns: The Fellowship of the Lamp', 5],
  ['🎲🎲 Dice & Dragons 🐉', 61],
  ['سباق الجمال الكبير', 82],
  [`${'Sherlock Investigates '.repeat(9).trim()}!`, 1234],
];

/** Places where the table shows beside the board: the corners, and the area outside its round corners. */
const BARE = [
  [0, 0],
  [1599, 0],
  [0, 1199],
  [1599, 1199],
  [50, 42],
  [1549, 42],
  [20, 600],
  [800, 1190],
] as const;

describe('the downloaded image looks like the preview:', () => {
  test.each(games)('%s, %i plays', looksAlike);
  test.each(furtherGames)('%s, %i plays', { tags: ['rare'] }, looksAlike);

  async function looksAlike(title: string, timesPlayed: number): Promise<void> {
    await openFor({ title, timesPlayed });
    const shown = await photograph();
    const { name, picture } = await download();
    expect(name).toBe(shareFileName({ title, timesPlayed }));
    expect([picture.width, picture.height]).toEqual([1600, 1200]);
    expect(BARE.map(([x, y]) => alphaAt(picture, x, y))).toEqual(BARE.map(() => 0));
    expect(alphaAt(picture, 800, 600)).toBe(255);
    const { pixels, square } = difference(onColour(picture, [0x0d, 0x39, 0x3e]), shown);
    expect(pixels).toBeLessThan(0.01);
    expect(square).toBeLessThan(40);
    expect(complaints).toEqual([]);
  }
});

const ADDRESS = 'https://covers.example/box.png';

/** A red square as the cover on another site, which lets some sites draw it. */
async function offerCover(headers: Record<string, string>): Promise<void> {
  const cover = new PNG({ width: 60, height: 60 });
  for (let at = 0; at < cover.data.length; at += 4) cover.data.set([255, 0, 0, 255], at);
  const body = PNG.sync.write(cover);
  await page.context().route(ADDRESS, (route) => route.fulfill({ contentType: 'image/png', headers, body }));
}

/** Red, green and blue in the middle of the cover. */
const onCover = ({ data, width }: PNG) => [...data.subarray((300 * width + 416) * 4, (300 * width + 416) * 4 + 3)];

test('a cover of another site is drawn if the site allows it', { tags: ['rare'] }, async () => {
  await offerCover({ 'Access-Control-Allow-Origin': '*' });
  await openFor({ title: 'Boxed', timesPlayed: 7, imageUrl: ADDRESS });
  const shown = await photograph();
  expect(onCover(shown)).toEqual([255, 0, 0]);
  expect(onCover((await download()).picture)).toEqual([255, 0, 0]);
});

test(
  'a cover that may not be drawn is replaced by the generated one, also in the preview',
  { tags: ['rare'] },
  async () => {
    await offerCover({ 'Access-Control-Allow-Origin': 'https://elsewhere.example' });
    await openFor({ title: 'Unboxed', timesPlayed: 7, imageUrl: ADDRESS });
    const shown = await photograph();
    expect(onCover(shown)).not.toEqual([255, 0, 0]);
    const { picture } = await download();
    expect(difference(onColour(picture, [0x0d, 0x39, 0x3e]), shown).square).toBeLessThan(40);
  },
);
