import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { callFrom } from '#tests/support/game-night-screens.ts';
import { pastNight } from '#tests/support/wrap-up-screens.ts';

/** The head of My Games on a phone, with cards: everything is there, and games are in sight. */
const demo = demoPages();
const TAP = 44;

const open = (width: number) => demo.open({ viewport: { width, height: 844 }, hasTouch: true });
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing at ${selector}`);
  return box;
};

test.each([360])('at %d pixels the first card begins within 420 pixels of the top', beginsNearTheTop);
test.each([390])(
  'at %d pixels the first card begins within 420 pixels of the top',
  { tags: ['rare'] },
  beginsNearTheTop,
);

async function beginsNearTheTop(width: number): Promise<void> {
  const page = await open(width);
  expect((await boxOf(page, 'article')).y).toBeLessThanOrEqual(420);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('with loans and a night to wrap up, half of the first card is in sight', { tags: ['rare'] }, async () => {
  const page = await open(360);
  await pastNight(page, 'A long night with many of our friends');
  const games = await callFrom<{ id: number; isWishlist: boolean }[]>(page, 'GET', '/api/games');
  const game = games.find(({ isWishlist }) => !isWishlist);
  const loan = { direction: 'lent', personName: 'Ben', email: null, since: '2026-01-01', until: null };
  const { id } = await callFrom<{ id: number }>(page, 'POST', `/api/games/${game?.id}/loans`, loan);
  await page.reload();
  await page.getByText('How was A long night with many of our friends?').waitFor();
  await page.getByRole('link', { name: 'Wrap Up' }).waitFor();
  await page.getByRole('button', { name: 'Not This One' }).waitFor();
  await page.getByRole('button', { name: /^2 lent/ }).waitFor();
  const card = await boxOf(page, 'article');
  const bar = await boxOf(page, '[aria-label="Main"] >> visible=true');
  expect(bar.y).toBeGreaterThan(700);
  expect(card.y + card.height / 2).toBeLessThan(bar.y);
  await callFrom(page, 'POST', `/api/loans/${id}/return`, { on: '2026-01-02' });
});

test('counts, buttons, tabs, search, filters, views and layouts stand above the cards, each large enough for a finger', async () => {
  const page = await open(360);
  await expect.poll(() => page.getByText(/^\d+ Games Owned$/).isVisible()).toBe(true);
  await page.getByText(/^\d+ Wishlist Items$/).waitFor();
  await page.getByRole('link', { name: /^[\d,]+ Total Plays$/ }).waitFor();
  const head = [
    page.getByRole('link', { name: 'Game Nights' }),
    page.getByRole('button', { name: 'More' }),
    page.getByRole('button', { name: 'Premium Active' }),
    page.getByRole('main').getByRole('link', { name: 'Magic Picker' }),
    page.getByRole('main').getByRole('link', { name: 'Add Game' }),
    page.getByRole('tab', { name: /^Owned Games/ }).locator('..'),
    page.getByRole('searchbox', { name: 'Search games...' }),
    page.getByRole('button', { name: 'Scan a Box' }),
    page.getByRole('button', { name: 'Filters' }),
    page.getByRole('button', { name: 'Select games' }),
    page.getByRole('combobox', { name: 'Sort' }),
    page.getByRole('button', { name: 'Sorted in ascending order' }),
    page.getByRole('combobox', { name: 'Category' }),
    page.getByRole('combobox', { name: 'Difficulty' }),
    page.getByRole('button', { name: 'Favorites' }),
    page.getByRole('search').getByRole('button', { name: 'Clear' }),
    page.getByRole('navigation', { name: 'Saved views' }),
    page.getByRole('group', { name: 'Layout' }),
  ];
  const first = await boxOf(page, 'article');
  const boxes = await Promise.all(
    head.map(async (control) => ({ control: String(control), ...(await control.boundingBox()) })),
  );
  expect(boxes.filter(({ height = 0, y = Infinity }) => height < TAP || y >= first.y)).toEqual([]);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Import', 'Share Collection']) await page.getByRole('menuitem', { name }).waitFor();
});

test('the line of filters scrolls to what is reached by the keyboard, and Clear stays in sight', async () => {
  const page = await open(360);
  const clear = page.getByRole('search').getByRole('button', { name: 'Clear' });
  const edges = async (control: Locator) => {
    const { x, width } = (await control.boundingBox()) ?? { x: Infinity, width: 0 };
    return [x, x + width] as const;
  };
  const [start, end] = await edges(clear);
  expect(end).toBeLessThanOrEqual(360);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Party');
  await expect.poll(() => new URL(page.url()).search).toBe('?category=party');
  await page.getByRole('combobox', { name: 'Difficulty' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Favorites');
  const [, favoritesEnd] = await edges(page.getByRole('button', { name: 'Favorites' }));
  expect(favoritesEnd).toBeLessThanOrEqual(start);
  await page.keyboard.press('Tab');
  await expect.poll(() => clear.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test(
  'what is shown is in sight among the views, also after loans and views came before it',
  { tags: ['rare'] },
  async () => {
    const page = await open(390);
    for (const wanted of ['**/api/loans', '**/api/saved-views'])
      await page.route(wanted, async (route) => {
        const response = await route.fetch();
        await page.getByText('No games match your search').waitFor();
        await route.fulfill({ response });
      });
    await page.goto(`${demo.origin}/my-games?q=nothing-like-this`);
    await page.getByRole('button', { name: /^1 lent/ }).waitFor();
    const line = page.getByRole('navigation', { name: 'Saved views' });
    await line.getByText('Cottage').waitFor();
    const edges = async (of: Locator) => {
      const { x, width } = (await of.boundingBox()) ?? { x: Infinity, width: 0 };
      return [x, x + width] as const;
    };
    const [start, end] = await edges(line);
    const isInSight = async () => {
      const [from, to] = await edges(line.getByText(/^Shown/));
      return from >= start && to <= end;
    };
    await expect.poll(isInSight).toBe(true);
  },
);

test('the current tab is whole, also after the counts of the others arrived', { tags: ['rare'] }, async () => {
  const page = await open(390);
  await page.route('**/api/games', async (route) => {
    const response = await route.fetch();
    await page.getByRole('tab', { name: 'Recommendations', exact: true }).waitFor();
    await route.fulfill({ response });
  });
  await page.goto(`${demo.origin}/my-games?tab=recommendations`);
  await page.getByRole('tab', { name: /^Owned Games \(\d+\)/ }).waitFor();
  const end = async () => {
    const { x, width } = (await page.getByRole('tab', { name: 'Recommendations', exact: true }).boundingBox()) ?? {
      x: 0,
      width: 999,
    };
    return x + width;
  };
  await expect.poll(end).toBeLessThanOrEqual(390);
});
