import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { listEventGames, setEventGames } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aWrapUpSheet } from '#tests/support/rows/a-wrap-up-sheet.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { expectText } from '../support/expect-shown.ts';
import { openNight, PRIYA } from '../support/open-night.ts';

const GAMES = ['Azul', 'Brass', 'Codenames'].map((title, n) => aGame({ id: n + 1, title }));

const CELLAR = { id: 7, membershipId: 1, name: 'Dice Cellar', email: null, logo: null, plan: 'premium_plus' } as const;

test('games are saved in the selected order, and closing with a changed order asks for confirmation', async () => {
  let ids: number[] = [];
  const gamesOfNight = () =>
    ids.flatMap((id) => GAMES.filter((game) => game.id === id).map((game) => ({ ...game, imageUrl: null })));
  openNight(
    {},
    [],
    answer(listGames, GAMES),
    answerBy(listEventGames, gamesOfNight),
    answerBy(setEventGames, ({ body }) => {
      ids = (body as { gameIds: number[] }).gameIds;
      return gamesOfNight();
    }),
  );
  await page.getByRole('heading', { name: 'Games', exact: true }).click();
  await page.getByRole('button', { name: 'Choose Games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Games' });
  for (const title of ['Azul', 'Codenames']) {
    await dialog.getByRole('searchbox').fill(title);
    await dialog.getByRole('checkbox', { name: title }).first().click();
  }
  await dialog.getByRole('button', { name: 'Move Codenames earlier' }).click();
  await expectText('Codenames is at place 1 of 2.');
  await dialog.getByRole('button', { name: 'Save Games' }).click();
  const titles = () => [...document.querySelectorAll('.night-game-list b')].map(({ textContent }) => textContent);
  await expect.poll(titles).toEqual(['Codenames', 'Azul']);
  expect(sentChanges().map(({ call, body }) => [call, (body as { gameIds: number[] }).gameIds])).toEqual([
    ['put /api/events/1/games', [3, 1]],
  ]);

  await page.getByRole('button', { name: 'Choose Games' }).click();
  await dialog.getByRole('button', { name: 'Move Azul earlier' }).click();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByRole('button', { name: 'Move Codenames earlier' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges()).toHaveLength(1);
});

const KEPT = ['Keep Score', 'Keep Score at the Table: Azul'];

test.each([
  { whose: 'the own account', userId: 1, shown: KEPT },
  { whose: 'an organization', userId: CELLAR.id, shown: [] },
])(
  'score can be kept at a night of one’s own, not at one of an organization: a night of $whose',
  async ({ userId, shown }) => {
    openNight(
      { userId, date: new Date(Date.now() - 60_000) },
      [PRIYA],
      answer(getCurrentUser, aUser({ hostsFor: [CELLAR] })),
      answer(listEventGames, [{ ...aGame(), imageUrl: null }]),
      answer(getWrapUp, aWrapUpSheet(['Maya', 'Priya'])),
    );
    await expectText('Under way');
    const links = () =>
      [...document.querySelectorAll('main a[href^="/table"]')].map(
        (a) => a.getAttribute('aria-label') ?? a.textContent,
      );
    await expect.poll(() => document.querySelectorAll('.night-game-list b')).toHaveLength(1);
    expect(links()).toEqual(shown);
  },
);
