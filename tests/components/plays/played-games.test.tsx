import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listGames } from '#shared/games/games-contract.ts';
import { countPlayedGames, listPlayedGames, addPlayedGamesToCollection } from '#shared/plays/played-games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

test('on a phone a played game is selected and added to the collection', { tags: ['rare'] }, async () => {
  const isOwned = () => sentChanges().length > 0;
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answerBy(listGames, () => (isOwned() ? [aGame({ title: 'Calico', timesPlayed: 2 })] : [])),
    answerBy(countPlayedGames, () => ({ games: isOwned() ? 1 : 2, plays: 3 })),
    answer(
      listPlayedGames,
      ['Calico', 'Heat'].map((title, n) => ({
        key: title.toLowerCase(),
        title,
        bggId: null,
        plays: 2 - n,
        lastPlayed: new Date('2026-01-01T00:00:00Z'),
        isWished: false,
        isSold: false,
      })),
    ),
    answer(addPlayedGamesToCollection, { added: 1, fromWishlist: 0 }),
  ]);
  await expectText('You have played 2 games that are not on your shelf');
  await page.getByRole('link', { name: 'Choose Your Games' }).click();
  const search = page.getByRole('searchbox', { name: 'Search games...' });
  await search.fill('calicoo');
  await expectText("Nothing is called 'calicoo'; nearest:");
  await search.fill('cali');
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Calico' }).click();
  await page.getByRole('button', { name: 'Add 1 Game' }).click();
  await expectText('1 game with its plays is on your shelf now.');
  await expect.element(page.getByRole('article', { name: 'Calico' })).toBeVisible();
  expect(sentChanges()).toMatchObject([{ call: 'post /api/played-games/own', body: { keys: ['calico'] } }]);
});
