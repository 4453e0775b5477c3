import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { type PageServer, startPageServer } from '#tests/support/server/page-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const SHOP_PAGE = `<!DOCTYPE html><title>Orléans Board Game (English Edition) | The Shop</title>
<meta property="og:title" content="Orléans Board Game (English Edition)">
<meta property="og:description" content="For 2 to 4 players, 90 minutes, ages 12+">`;

let app: TestApp;
let pages: PageServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  pages = await startPageServer((_req, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(SHOP_PAGE);
  });
  // A shop answers on port 80, this one does not.
  const fetchPage = (url: URL) => pages.fetcher()(new URL(url.pathname, `http://${url.hostname}:${pages.port}`));
  app = await startTestApp({ screens: true, services: { fetchPage } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await pages.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.getByRole('article').first().waitFor();
  await page.goto(`${app.origin}/add-game?tab=url`);
  await address().waitFor();
});
afterEach(() => page.close());

const address = () => page.getByLabel('Game URL');
const value = (label: string) => page.getByLabel(label).inputValue();

test('a shop page fills the form, and the game is added with personal notes and known data', async () => {
  await page.getByLabel('Personal Notes').fill('A birthday wish');
  await address().fill('shop.example/orleans');
  await address().press('Enter');
  await page.getByText('Game Info Loaded!', { exact: true }).waitFor();
  await expect.poll(() => value('Game Title')).toBe('Orléans');
  expect([await value('Players'), await value('Duration'), await value('Min Age')]).toEqual(['2-4', '90 min', '12']);
  await expect.poll(() => value('Where to Buy (optional)')).toBe('https://shop.example/orleans');
  await page.getByLabel('Add to Wishlist').check();
  await page.getByRole('button', { name: 'Add Game' }).click();
  await page.getByText('Game Added!', { exact: true }).waitFor();
  await page.waitForURL(/\/my-games\?tab=wishlist/);
  await page.getByRole('article', { name: 'Orléans', exact: true }).waitFor();
  const games = (await (await page.request.get(`${app.origin}/api/games`)).json()) as Game[];
  expect(games.find(({ title }) => title === 'Orléans')).toMatchObject({
    isWishlist: true,
    bggId: 164928,
    year: 2014,
    buyUrl: 'https://shop.example/orleans',
    notes: 'A birthday wish',
  });
});
