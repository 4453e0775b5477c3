import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { countTaps } from '#tests/support/browser/count-taps.ts';
import { demoPages } from '#tests/support/browser/demo-pages.ts';
import { callFrom } from '#tests/support/screens/game-night-screens.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 360, height: 800 } });
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

test('from Home it takes three taps to see who wins most at any game', async () => {
  await page.goto(demo.origin);
  const { tap, count } = countTaps();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Games' }));
  await tap(page.getByRole('searchbox', { name: 'Search games...' }));
  await page.keyboard.type('carcassonne');
  await tap(page.getByRole('link', { name: 'Carcassonne', exact: true }));
  await heading('Who wins');
  await page.getByText(/wins? most often: \d+ of \d+ decided\./).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
});

test('the title of a card opens the page of the game, with scoreboard and Log a Play one tap away', async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('article').first().getByRole('link', { name: 'Carcassonne', exact: true }).click();
  await heading('Last plays');
  await expect.poll(() => page.title()).toBe('Carcassonne · Rollcall');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);

  await page.getByRole('button', { name: 'Scoreboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game Scoreboard' });
  await dialog.getByRole('list', { name: 'Sessions' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log a Play', exact: true }).click();
  await heading('Record Game Session - Carcassonne');
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const waitForText = (text: string | RegExp) => page.getByText(text).first().waitFor();

test('a lent game is excluded by the Magic Picker, and returned in one press', async () => {
  const games = await callFrom<Game[]>(page, 'GET', '/api/games');
  const game = games.find(({ title }) => title === 'Carcassonne');
  await page.goto(`${demo.origin}/games/${game?.id}`);
  await button('Lend').click();
  await page.getByRole('combobox', { name: /^To/ }).fill('Wilhelmina');
  await page.getByRole('radio', { name: 'No date' }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Ask Wilhelmina/ }).isDisabled()).toBe(true);
  await button('Lend to Wilhelmina').click();
  await button('It Is Back').waitFor();

  await page.goto(`${demo.origin}/magic-picker`);
  await waitForText(/^Left out: Targi is with Jonas/);
  await waitForText('Carcassonne is with Wilhelmina');

  await page.goBack();
  await button('It Is Back').click();
  await page
    .getByRole('region', { name: 'Earlier loans' })
    .getByText(/^Lent to Wilhelmina, /)
    .waitFor();
});
