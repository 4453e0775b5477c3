import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addGame, listGames } from '#shared/games/games-contract.ts';
import { addPopularGame, listPopularGames } from '#shared/games/popular-games-contract.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPopularGame } from '#tests/support/rows/a-popular-game.ts';
import { FULL_COLLECTION } from '../support/a-full-collection.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const POPULAR = [...EMPTY_ACCOUNT, answer(listPopularGames, [aPopularGame({ title: 'Orléans' })])];
const card = page.getByRole('article', { name: 'Orléans' });

test('a search without matching popular games shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/add-game?q=nothing', POPULAR);
  await expectHeading('No games found');
  await expectAccessible('add-game-no-match');
});

test.each([
  { of: 'url', expectSound: () => expectAccessible('add-game-url'), walk: () => expectWalked('UrlImport') },
  { of: 'manual', expectSound: () => expectAccessible('add-game-manual'), walk: () => expectWalked('ManualEntry') },
])('the form to add a game by $of is accessible', async ({ of, expectSound, walk }) => {
  openPage(`/add-game?tab=${of}`, POPULAR);
  await expect.element(page.getByLabelText('Game Title')).toBeVisible();
  await expectSound();
  await walk();
});

test('a failed addition of a popular game shows an error and can be retried', async () => {
  openPage('/add-game', [...POPULAR, fail(addPopularGame)]);
  const add = card.getByRole('button', { name: 'Add to Wishlist' });
  await add.click();
  await expectText('Failed to add game to collection. Please try again.');
  await add.click();
  await expect.poll(() => sentChanges().length).toBe(2);
  expect(sentChanges()[1]).toMatchObject({ call: 'post /api/popular-games/1/add', body: { isWishlist: true } });
});

test('a popular game added in another window is rejected as a duplicate, and its card shows it as owned', async () => {
  openPage('/add-game', [
    ...POPULAR,
    answerBy(listGames, () => (sentChanges().length > 0 ? [aGame({ title: 'Orléans', bggId: 230802 })] : [])),
    refuse(addPopularGame, 'duplicate_title'),
  ]);
  await card.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expectText('Game Already Owned');
  await expect.element(card.getByText('In your collection', { exact: true })).toBeVisible();
});

test('a failed import from a web page shows an error and keeps the form', async () => {
  openPage('/add-game?tab=url', [...EMPTY_ACCOUNT, refuse(scrapeGame, 'import_failed')]);
  const load = page.getByRole('button', { name: 'Import', exact: true });
  await expect.element(load).toBeDisabled();
  await page.getByLabelText('Game Title').fill('Half typed');
  await page.getByLabelText('Game URL').fill('shop.example/nothing');
  await load.click();
  await expectText('Import Failed');
  await expect.element(page.getByLabelText('Game Title')).toHaveValue('Half typed');
});

test('the form of a game night shows a message if the collection is empty', async () => {
  openPage('/game-nights?create', EMPTY_ACCOUNT);
  await expectText('No games in your collection. Add some games first!');
});

test('the Magic Picker without matches suggests what to change and is accessible', { tags: ['rare'] }, async () => {
  openPage('/magic-picker?category=trivia&difficulty=expert', [...EMPTY_ACCOUNT, answer(listGames, [aGame()])]);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('No games match your criteria');
  await expectText('Loosen a filter or two, or add games to choose from.');
  await expectAccessible('magic-picker-none');
});

test('the Magic Picker without matches picks again without the filter that excludes most', async () => {
  const games = [aGame({ id: 1, title: 'Azul' }), aGame({ id: 2, title: 'Calico' })];
  openPage('/magic-picker?players=2&duration=quick', [...EMPTY_ACCOUNT, answer(listGames, games)]);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await expectText('With any duration, 2 games fit.');
  await page.getByRole('button', { name: 'Any Duration' }).click();
  await expectHeading('Perfect Match Found!');
  await expect.poll(() => location.search).toBe('?players=2');
});

test('the Magic Picker shows a matching game and is accessible', async () => {
  openPage('/magic-picker?players=4&mood=social', FULL_COLLECTION);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await expectHeading('Perfect Match Found!');
  await expectAccessible('magic-picker-result');
  await expectWalked('SmartFilters');
});

test('the sharing page shows a Free owner the required plan and is accessible', async () => {
  openPage('/shared-collections', EMPTY_ACCOUNT, aFreeUser());
  await expectHeading('Premium Plus Required');
  await expect.element(page.getByRole('link', { name: 'See Premium Plus' })).toHaveAttribute('href', '/premium');
  await expectAccessible();
});

test('adding a wish for an owned game shows an error, regardless of letter case', { tags: ['rare'] }, async () => {
  openPage('/add-game?tab=manual', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame()]),
    refuse(addGame, 'duplicate_title'),
  ]);
  await page.getByLabelText('Game Title').fill('AZUL');
  await page.getByLabelText('Players').fill('2-4');
  await page.getByLabelText('Duration').fill('45');
  await page.getByLabelText('Add to Wishlist').click();
  await page.getByRole('button', { name: 'Add Game' }).click();
  await expectText('"AZUL" is already in your owned games.');
});
