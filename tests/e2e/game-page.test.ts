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

test('the scoreboard leads to the page of its game', { tags: ['rare'] }, async () => {
  await page.goto(`${demo.origin}/my-games?q=carcassonne`);
  await page.getByRole('button', { name: 'Scoreboard' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Who Wins, and More' }).click();
  await heading('Who wins');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a game that is removed on its page leads back to the shelf', { tags: ['rare'] }, async () => {
  await page.goto(`${demo.origin}/my-games?q=azul%3A%20summer`);
  await page.getByRole('link', { name: 'Azul: Summer Pavilion' }).click();
  await page.getByRole('button', { name: 'Remove Game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await heading('My Game Collection');
  await page.getByText('Game Removed', { exact: true }).waitFor();
});

test(
  'a game that is no longer owned leaves the shelf with its plays, and comes back by Undo or by a press',
  { tags: ['rare'] },
  async () => {
    await page.goto(`${demo.origin}/my-games?q=carcassonne`);
    await page.getByRole('link', { name: 'Carcassonne', exact: true }).click();
    await page.getByRole('button', { name: 'I No Longer Own It' }).click();
    await page.getByText('Previously owned', { exact: true }).waitFor();
    await heading('Last plays');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'I No Longer Own It' }).click();
    await page.getByRole('button', { name: 'Back on My Shelf' }).click();
    await page.getByRole('button', { name: 'I No Longer Own It' }).waitFor();
    await page.getByRole('button', { name: 'Edit Game' }).click();
    await page.getByRole('checkbox', { name: 'For trade or sale' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('For trade or sale', { exact: true }).waitFor();
    await page.goto(`${demo.origin}/my-games?state=for_trade`);
    await page.getByRole('link', { name: 'Carcassonne', exact: true }).waitFor();
  },
);
