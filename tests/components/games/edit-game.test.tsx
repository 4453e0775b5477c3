import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listTags } from '#shared/games/tags-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { answer, answerBy, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

const TAKEN = '"Brass: Birmingham" is already in your owned games collection.';
const dialog = page.getByRole('dialog', { name: 'Edit Game' });
const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
const title = dialog.getByRole('textbox', { name: 'Game Title' });
const opener = page.getByRole('article', { name: 'Cascadia' }).getByRole('button', { name: 'Edit Game' });
const openDialogs = () => (history.state as { openDialogs?: number } | null)?.openDialogs;

async function edit(): Promise<void> {
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame({ title: 'Cascadia' })]),
    answer(listTags, [{ id: 1, name: 'Cottage', colour: 'green' }]),
    refuse(changeGame, 'duplicate_title', { title: TAKEN }),
  ]);
  await opener.click();
  await expect.element(title).toHaveValue('Cascadia');
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', async () => history.back()],
  ['a tap outside', () => userEvent.click(document.documentElement, { position: { x: 195, y: 8 } })],
  ['the close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
])('the Edit Game dialog asks for confirmation before %s discards typed text', async (_what, leave) => {
  await edit();
  await title.fill('Cascadia of ours');
  await leave();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Cascadia of ours');
  await expect.poll(openDialogs).toBe(1);
  await leave();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toBe('/my-games');
  expect(sentChanges()).toEqual([]);
});

test('the Edit Game dialog closes without confirmation after typed text is reverted', async () => {
  await edit();
  await title.fill('Cascadia of ours');
  await title.fill('Cascadia');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test('the Edit Game dialog asks for confirmation before a selected tag is discarded', async () => {
  await edit();
  const chosen = dialog.getByRole('button', { name: 'Take off the tag Cottage' });
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Cottage');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(chosen).toBeVisible();
});

test('a duplicate title is rejected with an error at its field, and Cancel closes the dialog', async () => {
  await edit();
  await title.fill('Brass: Birmingham');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectFieldError(title, TAKEN);
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['patch /api/games/1', expect.objectContaining({ title: 'Brass: Birmingham' })],
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('what was typed stays when the game was removed elsewhere', async () => {
  let games = [aGame({ title: 'Cascadia' })];
  openPage('/my-games', [...EMPTY_ACCOUNT, answerBy(listGames, () => games), refuse(changeGame, 'not_found')]);
  await opener.click();
  await title.fill('Cascadia of ours');
  games = [];
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(/^This game is not on your lists any more/);
  await expectText('No owned games yet!');
  await expect.element(title).toHaveValue('Cascadia of ours');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a limit that the change would pass is named', async () => {
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame({ title: 'Cascadia' })]),
    refuse(changeGame, 'limit_reached'),
  ]);
  await opener.click();
  await title.fill('Cascadia of ours');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectText('The limit is reached. Remove one first.');
});

test('what was typed is kept when the session has ended, and is there when the game is edited again', async () => {
  openPage('/my-games', [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame({ title: 'Cascadia' })]),
    refuse(changeGame, 'not_signed_in'),
  ]);
  await opener.click();
  await title.fill('Cascadia of ours');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(/^You are signed out\. What you typed is kept/);
  // The page goes away with the session, as by a link.
  navigate('/groups');
  await expect.element(dialog).not.toBeInTheDocument();
  navigate('/my-games');
  await opener.click();
  await expectText('This is what you had written when you left.');
  await expect.element(title).toHaveValue('Cascadia of ours');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await opener.click();
  await expect.element(title).toHaveValue('Cascadia');
});
