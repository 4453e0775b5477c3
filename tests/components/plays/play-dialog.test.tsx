import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGamePlay, openLogPlay, openPlay, openScoreboard, showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listPeople } from '#shared/plays/people-contract.ts';
import { changePlay, deletePlay, listGamePlays, listPlays, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openDialog } from '../support/open-dialog.tsx';

const PLAY = aPlay({ gameId: 1, players: ['Ana', 'Tom', 'Cleo'], scores: [81, 77, 64], winner: 'Ana', duration: 50 });
const dialog = page.getByRole('dialog');

const openBy = (open: () => void, ...answers: Answered[]) =>
  openDialog(
    <PlayDialogHost />,
    open,
    answer(listPeople, [{ id: 1, name: 'Ana', spellings: ['ana'] }]),
    answer(listPlays, [PLAY]),
    answer(listGamePlays, [PLAY]),
    ...answers,
  );

test('Escape closes the dialog to edit a play without changes and returns the focus', { tags: ['rare'] }, async () => {
  await openBy(() => openPlay(PLAY));
  await expectHeading('Edit Game Session');
  await expect.element(dialog.getByRole('textbox', { name: 'Score of Ana' })).toHaveValue('81');
  await expectAccessible('edit-session');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('the scoreboard names people as they are called now, and the form as they were written down', async () => {
  const renamed = answer(listPeople, [{ id: 1, name: 'Anastasia', spellings: ['ana', 'cleo'] }]);
  await openBy(() => openScoreboard(1), renamed);
  const sessions = dialog.getByRole('list', { name: 'Sessions' });
  await expect.poll(() => sessions.getByText('Anastasia').elements().length).toBe(2);
  await sessions.getByRole('button', { name: /^Edit session/ }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Score of Ana' })).toHaveValue('81');
  showPlayDialog(null);
});

test('a play that another device has deleted is said to be gone, and its form closes when it is deleted again', async () => {
  await openBy(() => openPlay(PLAY), refuse(changePlay, 'not_found'), refuse(deletePlay, 'not_found'));
  await dialog.getByRole('textbox', { name: 'Score of Ana' }).fill('82');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(/^This no longer exists/);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the additional fields of a new play, decided by teams, are accessible', { tags: ['rare'] }, async () => {
  await openBy(() => openScoreboard(1));
  await dialog.getByRole('button', { name: 'Record New Session' }).click();
  await dialog.getByRole('button', { name: 'Same players again' }).click();
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabelText('How is it decided?').selectOptions('teams');
  await expectAccessible('record-session-more');
  showPlayDialog(null);
});

test('the search for a game to log a play is accessible', { tags: ['rare'] }, async () => {
  await openBy(openLogPlay);
  await dialog.getByRole('searchbox', { name: 'Game title' }).fill('azu');
  await expect.element(dialog.getByRole('button', { name: /^Azul/ }).first()).toBeVisible();
  await expectAccessible('log-play-typed');
  showPlayDialog(null);
});

async function typePlayers(): Promise<void> {
  await openBy(openLogPlay, answer(recordPlayElsewhere, PLAY));
  await dialog.getByRole('searchbox', { name: 'Game title' }).fill('A Game of Theirs');
  await userEvent.keyboard('{Enter}');
  for (const [place, name] of ['Ana', 'Bea', 'Cem'].entries()) {
    if (name === 'Cem') await dialog.getByRole('button', { name: 'Add Player' }).click();
    await dialog.getByRole('combobox', { name: `Name of player ${place + 1}` }).fill(name);
  }
}

test('Enter moves from score to score, and from the last to Record Session', async () => {
  await typePlayers();
  await dialog.getByRole('textbox', { name: 'Score of Ana' }).click();
  for (const score of ['98', '77', '41']) await userEvent.keyboard(`${score}{Enter}`);
  await expect.element(dialog.getByRole('button', { name: 'Record Session' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Session recorded!', { exact: true })).toBeVisible();
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ players: '["Ana","Bea","Cem"]', scores: '[98,77,41]' }),
  ]);
});

test('Tab meets each control of the form of a play, and leaves the last score for the next one', async () => {
  await openBy(() => openGamePlay(aGame()));
  await dialog.getByRole('button', { name: 'Same players again' }).click();
  await dialog.getByText('More', { exact: true }).click();
  await expectWalked('PlayDialog', 'PlayForm');
});

test("the last key of a phone's row is Enter, which moves from a score to the next score", async () => {
  await typePlayers();
  const keys = [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-entry=score]')];
  expect(keys.map(({ enterKeyHint }) => enterKeyHint)).toEqual(['enter', 'enter', 'done']);
  showPlayDialog(null);
});
