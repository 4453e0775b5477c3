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

test('from Home it takes three taps to see who wins most at any game', async () => {
  await page.goto(demo.origin);
  const { tap, count } = countTaps();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Games' }));
  await tap(page.getByRole('searchbox', { name: 'Search games...' }));
  await page.keyboard.type('carcassonne');
  await tap(page.getByRole('link', { name: 'Carcassonne', exact: true }));
  await heading('Who wins');
  await page.getByText(/wins most often: \d+ of \d+\./).waitFor();
  expect(count()).toBeLessThanOrEqual(3);
});

test("a card's title opens the game's page, from where its plays, its scoreboard and the shelf are one tap away", async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('article').first().getByRole('link', { name: 'Carcassonne', exact: true }).click();
  await heading('Last plays');
  await expect.poll(() => page.title()).toBe('Carcassonne · Rollcall');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);

  await page.getByRole('button', { name: 'Scoreboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game Scoreboard' });
  await dialog.getByRole('list', { name: 'Sessions' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log a Play', exact: true }).click();
  await heading('Record Game Session - Carcassonne');
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const waitForText = (text: string | RegExp) => page.getByText(text).first().waitFor();
const to = () => page.getByRole('combobox', { name: /^To/ });
const openTitle = async () => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

test('a game is lent with what is missing named, the picker leaves it out, and one press brings it back', async () => {
  await page.goto(`${demo.origin}/my-games`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await button('Lend').click();
  await button('Lend').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).click();
  await waitForText('Please say who');
  await expect.poll(() => to().getAttribute('aria-invalid')).toBe('true');

  await to().fill('Wilhelmina');
  await page.getByRole('radio', { name: 'No date' }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Ask Wilhelmina/ }).isDisabled()).toBe(true);
  await button('Lend to Wilhelmina').click();
  await button('It Is Back').waitFor();
  const title = await openTitle();
  const gamePage = page.url();

  await page.goto(`${demo.origin}/magic-picker`);
  await waitForText(/^Left out: Targi is with Jonas/);
  await waitForText(`${title} is with Wilhelmina`);

  await page.goto(`${demo.origin}/my-games`);
  await button('2 lent, 1 overdue').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await expect.poll(() => page.getByRole('dialog').getByText('With Wilhelmina').count()).toBe(0);
  await button('Undo').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await button('It Is Back: Targi').click();
  await waitForText('Every game is where it belongs');

  await page.goto(gamePage);
  await page
    .getByRole('region', { name: 'Earlier loans' })
    .getByText(/^Lent to Wilhelmina, /)
    .waitFor();
});
