import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPopularGames } from '#shared/games/popular-games-contract.ts';
import { aPopularGame } from '#tests/support/rows/a-popular-game.ts';
import { answer } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectQuery, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const GAMES = Array.from({ length: 2_000 }, (_, n) =>
  aPopularGame({ id: n + 1, bggId: n + 1, title: `Game ${n + 1}`, popularity: 3_000 - n }),
);
const cards = page.getByRole('article');
const open = () => openPage('/add-game', [...EMPTY_ACCOUNT, answer(listPopularGames, GAMES)]);

test('two thousand games are counted, and fewer than forty are rendered', { tags: ['rare'] }, async () => {
  open();
  await expectText('2,000 games');
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements().length).toBeLessThan(40);
  await expect
    .poll(() => document.querySelectorAll('[aria-setsize="2000"]').length)
    .toBe(document.querySelectorAll('article').length);
});

test('the search is stored in the URL, is kept when the tab changes, and is reset by Clear', async () => {
  open();
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('BoardGameGeek rating');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Euro');
  await page.getByRole('searchbox', { name: 'Search popular games...' }).fill('qwertz uiop');
  await expectText('No games found');
  await expectQuery('?q=qwertz+uiop&sort=bggRating&category=euro');
  await page.getByRole('button', { name: 'Enter a Game by Hand' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Game Title' })).toBeVisible();
  await page.getByRole('tab', { name: 'Popular Games' }).click();
  await expectText('No games found');
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();
  await expectText('2,000 games');
  await expectQuery('');
});

test('without community ratings nothing of them is offered or named, and an order by them in the URL is the usual one', async () => {
  const unrated = GAMES.slice(0, 20).map((game) => ({ ...game, bggRating: null, weight: null }));
  openPage('/add-game?sort=bggRating', [...EMPTY_ACCOUNT, answer(listPopularGames, unrated)]);
  await expectText('20 games');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect.element(sort).toHaveValue('popularity');
  expect([...sort.element().querySelectorAll('option')].map((option) => option.value)).not.toContain('bggRating');
  await expect.element(cards.first()).toHaveAccessibleName('Game 1');
  await expect.element(page.getByText(/BoardGameGeek|Weight/)).not.toBeInTheDocument();
});
