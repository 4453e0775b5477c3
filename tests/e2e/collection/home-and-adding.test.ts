import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { countTaps } from '#tests/support/browser/count-taps.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 360, height: 800 } });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

test('Home shows Log a Play and suggestions first, and the promotion of the product last', async () => {
  await page.goto(demo.origin);
  await page.getByRole('heading', { name: /^Welcome back/, level: 1 }).waitFor();
  const top = async (name: string) => (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? Infinity;
  const logPlay = page.getByRole('button', { name: 'Log a Play', exact: true });
  await logPlay.waitFor();
  const { y, height } = (await logPlay.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(800);
  const tops = await Promise.all(
    ['What did you play?', 'Played last', 'Gathering dust', 'Within reach', 'Your Ultimate Board Game Companion'].map(
      top,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const name of ['Explore Games & Recommendations', 'Try Magic Picker'])
    await page.getByRole('link', { name }).waitFor();

  await page
    .getByRole('button', { name: /^Put .* on / })
    .first()
    .click();
  await page.getByText('Put on the Night', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Log a play of / })
    .first()
    .click();
  await heading(/^Record Game Session - /);
});

test('the search tolerates typos, missing spaces and older titles, and prefills the manual form', async () => {
  await page.goto(`${demo.origin}/add-game`);
  for (const [typed, title] of [
    ['wingspam', 'Wingspan'],
    ['7wonders', '7 Wonders'],
    ['settlers of catan', 'CATAN'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search popular games...' }).fill(typed);
    await page.getByRole('article', { name: title, exact: true }).waitFor();
  }
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill('azul');
  await page.getByRole('button', { name: 'Add "azul" by hand' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Game Title' }).inputValue()).toBe('azul');
  const button = page.getByRole('button', { name: 'Add Game', exact: true });
  const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThanOrEqual(800);
});

test('from Home it takes three taps to add a game that is in no popular list', async () => {
  await page.goto(demo.origin);
  const { tap, count } = countTaps();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Game' }));
  await tap(page.getByRole('searchbox', { name: 'Search popular games...' }));
  await page.keyboard.type('settlers of zarahemla');
  await tap(page.getByRole('button', { name: 'Add to Collection: The Settlers of Zarahemla' }));
  await page.getByText('Game Added!', { exact: true }).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
});

async function tabTo(name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
  for (let steps = 0; steps < 40 && !(await focused()).startsWith(name); steps += 1) await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toContain(name);
}

test('with the keyboard a mistyped title is completed, fills the form and is added with its known data', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${demo.origin}/add-game?tab=manual`);
  const title = page.getByRole('combobox', { name: 'Game Title' });
  const options = page.getByRole('listbox', { name: 'Known games' }).getByRole('option');
  const value = (label: string) => page.getByLabel(label).inputValue();
  const active = () => page.locator('[role=option][aria-selected=true]').allTextContents();
  /** The game as the server has it. */
  const added = async (name: string): Promise<Game | undefined> => {
    const response = await page.request.get(`${demo.origin}/api/games`);
    return ((await response.json()) as Game[]).find((game) => game.title === name);
  };
  await tabTo('Game Title');
  await page.keyboard.type('orlaens', { delay: 30 });
  await options.first().waitFor();
  await page.getByText(/^\d known games?, arrow down/).waitFor({ state: 'attached' });
  await expect.poll(() => active()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active()).toEqual([expect.stringMatching(/^Orléans/)]);
  await expect.poll(() => title.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => title.inputValue()).toBe('Orléans');
  await expect.poll(() => options.count()).toBe(0);
  expect([await value('Players'), await value('Duration'), await value('Min Age')]).toEqual(['2-5', '90 min', '12']);
  await page.keyboard.press('Enter');
  await page.getByText('Game Added!', { exact: true }).waitFor();
  await expect.poll(() => added('Orléans')).toMatchObject({ bggId: 164928, year: 2014, weight: expect.any(Number) });
});

test('by keyboard a game is added to the wishlist, then to the collection, and its card keeps the focus', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${demo.origin}/add-game`);
  const card = page.getByRole('article', { name: 'Blue Lagoon', exact: true });
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill('Blue Lagoon');
  await card.waitFor();
  await page.waitForURL(/[?&]q=/);
  let releaseRequest = (): void => undefined;
  const requestReleased = new Promise<void>((resolve) => {
    releaseRequest = resolve;
  });
  await page.route('**/add', async (route) => {
    await requestReleased;
    await route.continue();
  });
  await card.getByRole('button', { name: 'Add to Wishlist' }).press('Enter');
  await card.getByRole('button', { name: 'Adding...' }).waitFor();
  releaseRequest();
  await page.getByText('Game Added!', { exact: true }).first().waitFor();
  await card.getByText('On your wishlist', { exact: true }).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h2')?.textContent);
  await expect.poll(focused).toBe('Blue Lagoon');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card.getByText('In your collection', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Blue Lagoon');
  await card.getByRole('link', { name: 'View in My Games' }).click();
  await card.getByRole('button', { name: 'Mark as Played' }).waitFor();
});
