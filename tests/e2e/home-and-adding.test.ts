import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { countTaps } from '#tests/support/count-taps.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 360, height: 800 } });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

test('Home begins with the next night and Log a Play, and what advertises the product comes after', async () => {
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

test('one search finds what is mistyped, written together or known by an older title', async () => {
  await page.goto(`${demo.origin}/add-game`);
  for (const [typed, title] of [
    ['wingspam', 'Wingspan'],
    ['7wonders', '7 Wonders'],
    ['settlers of catan', 'CATAN'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search popular games...' }).fill(typed);
    await page.getByRole('article', { name: title, exact: true }).waitFor();
  }
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

test('what was searched for is the title of a game that is entered by hand, last of all that the search offers', async () => {
  await page.goto(`${demo.origin}/add-game`);
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill('azul');
  await page.getByRole('button', { name: 'Add "azul" by hand' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Game Title' }).inputValue()).toBe('azul');
  const button = page.getByRole('button', { name: 'Add Game', exact: true });
  const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThanOrEqual(800);
});

test('Plays, People and Table Mode stand in the account menu', async () => {
  await page
    .getByRole('button', { name: /account|Maya/i })
    .first()
    .click();
  for (const name of ['Plays', 'People', 'Table Mode'])
    await page.getByRole('menuitem', { name, exact: true }).waitFor();
});
