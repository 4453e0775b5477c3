import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 1280, height: 900 } });
});

const cards = () => page.getByRole('article');
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search popular games...' });
const toast = (text: string) => page.getByText(text, { exact: true }).first();

/** Opens the tab and searches it for a game; the ones here are none that the demo owner has. */
async function find(title: string): Promise<void> {
  await page.goto(`${demo.origin}/add-game`);
  await search().fill(title);
  await card(title).waitFor();
  await page.waitForURL(/[?&]q=/);
}

test('two thousand games are listed, and a few of them drawn', { tags: ['rare'] }, async () => {
  await page.goto(`${demo.origin}/add-game`);
  await page.getByText('2,000 games', { exact: true }).waitFor();
  await expect.poll(() => cards().count()).toBeLessThan(40);
  await expect.poll(() => page.locator('[aria-setsize="2000"]').count()).toBe(await cards().count());
});

test('by keyboard alone a game goes onto the wishlist, then into the collection, and the focus stays at its card', async () => {
  await find('Blue Lagoon');
  let letThrough = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/add', async (route) => {
    await isSeen;
    await route.continue();
  });
  await card('Blue Lagoon').getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
  await card('Blue Lagoon').getByRole('button', { name: 'Adding...' }).waitFor();
  letThrough();
  await toast('Game Added!').waitFor();
  await card('Blue Lagoon').getByText('On your wishlist', { exact: true }).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h2')?.textContent);
  await expect.poll(focused).toBe('Blue Lagoon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card('Blue Lagoon').getByText('In your collection', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Blue Lagoon');
  await card('Blue Lagoon').getByRole('link', { name: 'View in My Games' }).click();
  await card('Blue Lagoon').getByRole('button', { name: 'Mark as Played' }).waitFor();
});

test('what is searched stands in the address, outlives a look at another tab, and goes with Clear', async () => {
  await page.goto(`${demo.origin}/add-game`);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('BoardGameGeek rating');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Euro');
  await search().fill('qwertz uiop');
  await page.getByText('No games found', { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain('?q=qwertz+uiop&sort=bggRating&category=euro');
  await page.getByRole('button', { name: 'Enter a Game by Hand' }).click();
  await page.getByRole('combobox', { name: 'Game Title' }).waitFor();
  await page.getByRole('tab', { name: 'Popular Games' }).click();
  await page.getByText('No games found', { exact: true }).waitFor();
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();
  await page.getByText('2,000 games', { exact: true }).waitFor();
  expect(page.url()).toBe(`${demo.origin}/add-game`);
});
