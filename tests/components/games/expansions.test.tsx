import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { type Game, listGames } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answerBy, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { openPage } from '../support/render.tsx';

const ofCarcassonne = (id: number, name: string): Game =>
  aGame({ id, title: `Carcassonne: ${name}`, players: '2-6', isExpansion: true, parentGameId: 1 });
const TRADERS = ofCarcassonne(4, 'Traders & Builders');

/** With what was changed of the one. */
const traders = (): Game => Object.assign({}, TRADERS, ...sentChanges().map(({ body }) => body));

const card = (title: string) => page.getByRole('article', { name: title, exact: true });

async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('an expansion is moved to another base game with the keyboard, and both cards are updated', async () => {
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answerBy(listGames, () => [
      aGame({ title: 'Carcassonne', players: '2-5' }),
      aGame({ id: 2, title: 'Pandemic' }),
      ofCarcassonne(3, 'Inns & Cathedrals'),
      traders(),
    ]),
    answerBy(changeGame, traders),
  ]);
  await expect.element(card('Carcassonne').getByText('up to 6')).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(2);

  await press(card('Carcassonne').getByRole('button', { name: '2 expansions' }));
  const list = page.getByRole('dialog', { name: 'Expansions of Carcassonne' });
  await expect.element(list.getByText('For 2-5 players. Seats a sixth with 2 expansions.')).toBeVisible();
  await press(list.getByRole('button', { name: 'Edit Carcassonne: Traders & Builders' }));

  const form = page.getByRole('dialog', { name: 'Edit Game' });
  const base = form.getByRole('combobox', { name: 'Base Game' });
  await expect.element(base).toHaveValue('Carcassonne');
  (base.element() as HTMLInputElement).select();
  await userEvent.keyboard('pandem{ArrowDown}{Escape}');
  await expect.element(form).toBeVisible();
  await expect.element(base).toHaveValue('pandem');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(base).toHaveValue('Pandemic');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).not.toBeInTheDocument();
  expect(sentChanges()).toMatchObject([{ call: 'patch /api/games/4', body: { parentGameId: 2 } }]);

  await expect.element(list.getByText(/^For 2-5 players\. Seats a sixth with .*Inns & Cathedrals\.$/)).toBeVisible();
  // Focus returns to the list when the form has gone.
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true);
  await press(list.getByRole('button', { name: 'Close' }));
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(card('Carcassonne').getByRole('button', { name: '1 expansion' })).toBeVisible();
  await expect.element(card('Pandemic').getByRole('button', { name: '1 expansion' })).toBeVisible();
});
