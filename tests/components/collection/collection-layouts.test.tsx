import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { type Game, listGames, markPlayed } from '#shared/games/games-contract.ts';
import { listNightsOfGame, listReturnedLoans } from '#shared/games/loans/loans-contract.ts';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { FULL_COLLECTION, SHELF } from '../support/a-full-collection.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { expectHeading, expectQuery, expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';
import { closeViewSheet, openViewSheet, selectGames } from '../support/view-sheet.ts';

afterEach(() => chooseCollectionLayout('cards'));

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('on the wall a box opens or selects its game, and boxes are grouped by tier', async () => {
  openPage('/my-games', [
    ...FULL_COLLECTION,
    answer(listGames, [aGame({ id: 90, title: 'A Legend', timesPlayed: 120, players: '2' }), ...SHELF]),
    answer(listGamePlays, []),
    answer(listReturnedLoans, []),
    answer(listNightsOfGame, []),
  ]);
  await openViewSheet();
  await button('Wall of covers').click();
  await closeViewSheet();
  await expect.element(page.getByRole('list', { name: /^Owned games, 1 to \d+ of/ })).toBeVisible();
  await selectGames();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .click();
  await expectText('1 selected');
  await button('Stop selecting').click();
  await openViewSheet();
  await page.getByRole('combobox', { name: 'Group' }).selectOptions('Tier');
  await closeViewSheet();
  await expectQuery('?group=tier');
  await page
    .getByRole('list', { name: /^Owned games: Legendary/ })
    .getByRole('link')
    .first()
    .click();
  await expectHeading('A Legend');
  expect(location.pathname).toBe('/games/90');
});

test('one tap on a row logs a play, and the collapsed actions are in one menu', async () => {
  const played = (): Game => aGame({ timesPlayed: sentChanges().length });
  chooseCollectionLayout('list');
  openPage('/my-games', [...FULL_COLLECTION, answerBy(listGames, () => [played()]), answerBy(markPlayed, played)]);
  await page.getByRole('button', { name: /^\+1/ }).first().click();
  await expectText('Game marked as played!');
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/games/1/play']);
  await button('More').click();
  for (const name of ['Magic Picker', 'Add Game', 'Premium Active', 'Game Nights', 'Import'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
});
