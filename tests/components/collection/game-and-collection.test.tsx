import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Routes } from '#client/app/routes.tsx';
import { showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { type Game, listGames, removeGame } from '#shared/games/games-contract.ts';
import { listNightsOfGame, listReturnedLoans } from '#shared/games/loans/loans-contract.ts';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { show } from '../support/render.tsx';

afterEach(() => showPlayDialog(null));

const isRemoved = () => sentChanges().some(({ call }) => call === 'delete /api/games/1');
/** With all that was changed of it. */
const azul = (): Game => aGame({ timesPlayed: 1, ...Object.assign({}, ...sentChanges().map(({ body }) => body)) });

const open = (path: string) =>
  show(
    <>
      <Routes />
      <PlayDialogHost />
    </>,
    {
      path,
      answers: [
        ...EMPTY_ACCOUNT,
        answerBy(listGames, () => (isRemoved() ? [] : [azul()])),
        answerBy(changeGame, azul),
        answer(removeGame, undefined),
        answer(listGamePlays, [aPlay({ gameId: 1, scores: [81, 77], winner: 'Ana' })]),
        answer(listReturnedLoans, []),
        answer(listNightsOfGame, []),
      ],
    },
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('the scoreboard links to the page of its game, and one Back returns to My Games', async () => {
  open('/my-games');
  await button(/^Scoreboard:/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Who Wins, and More' }).click();
  await expectHeading('Who wins');
  expect(location.pathname).toBe('/games/1');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  history.back();
  await expect.element(page.getByRole('article', { name: 'Azul' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect((history.state as { openDialogs?: number } | null)?.openDialogs).toBe(undefined);
});

test('removing a game on its page navigates to My Games', { tags: ['rare'] }, async () => {
  open('/games/1');
  await button('Remove Game').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await expectHeading('My Game Collection');
  await expectText('Game Removed');
  expect(location.pathname).toBe('/my-games');
});

test(
  'a game that is no longer owned keeps its plays, and can be restored and offered for trade',
  { tags: ['rare'] },
  async () => {
    open('/games/1');
    const leave = button(/^I No Longer Own It:/);
    await leave.click();
    await expectText('Previously owned');
    await expectHeading('Last plays');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await leave.click();
    await button(/^Back on My Shelf:/).click();
    await expect.element(leave).toBeVisible();
    await button(/^Edit Game:/).click();
    await page.getByRole('checkbox', { name: 'For trade or sale' }).click();
    await button('Save Changes').click();
    await expectText('For trade or sale');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentChanges().map(({ body }) => (body as Partial<Game>).isUnowned)).toEqual([
      true,
      false,
      true,
      false,
      undefined,
    ]);
    expect(azul()).toMatchObject({ isUnowned: false, states: ['for_trade'] });
  },
);
