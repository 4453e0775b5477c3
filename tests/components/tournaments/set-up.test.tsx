import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { getLadder } from '#shared/ladders/ladders-contract.ts';
import * as contracts from '#shared/tournaments/tournament-contract.ts';
import { aMatch, aTournament } from '#tests/support/rows/a-tournament-row.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { AN_EMPTY_NIGHT } from '../support/an-empty-night.ts';
import { aFreeUser } from '../support/a-user.ts';
import { answer, refuse } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { HOST } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';
import { button, openTournament, sentTo } from '../support/open-tournament.ts';

const ROUND_1 = [aMatch(1, 1, 1, 3, { result: 'first' }), aMatch(1, 2, 2, 4, { result: 'draw' })];
test('the Free plan is told what it needs', async () => {
  const night = anEvent({ eventType: 'tournament' });
  const answers = [answer(getEvent, night), answer(listAttendees, [HOST]), answer(contracts.getTournament, null)];
  openPage('/game-nights/1', [...AN_EMPTY_NIGHT, ...answers], aFreeUser());
  await expectText('Tournaments with pairings and standings are part of Premium Plus.');
  await expect.element(button('Set Up the Tournament')).not.toBeInTheDocument();
});

test('a tournament that cannot be loaded is loaded again', async () => {
  openTournament(null, refuse(contracts.getTournament, 'unavailable'));
  await expectText('The tournament could not be loaded');
});

test('the host chooses format, players and seeds; a name twice, and what the server refuses, is said at its field', async () => {
  openTournament(null, refuse(contracts.setTournament, 'invalid_request', { rounds: 'Please enter 1 or more' }));
  await button('Set Up the Tournament').click();
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('list', { name: 'Who plays' });
  await expect.element(list).toHaveTextContent(/^Maya Linden.*Priya$/);
  await dialog.getByText('As listed below').click();
  const name = dialog.getByLabelText('Somebody else');
  await name.fill('priya ');
  await userEvent.keyboard('{Enter}');
  await expectFieldError(name, 'priya plays already');
  await name.fill('Cleo');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Move Cleo up' }).click();
  await dialog.getByRole('button', { name: 'Take Maya Linden off' }).click();
  await expect.element(list).toHaveTextContent(/^1Cleo.*2Priya$/);
  await dialog.getByRole('button', { name: 'Add Maya Linden' }).click();
  await dialog.getByRole('spinbutton', { name: 'Rounds' }).fill('0');
  await dialog.getByLabelText('Game').selectOptions('Azul');
  await button('Save Set-Up').click();
  await expectFieldError(dialog.getByRole('spinbutton', { name: 'Rounds' }), 'Please enter 1 or more');
  expect(sentTo('put /api/events/1/tournament')).toEqual([
    {
      format: 'swiss',
      seeding: 'by_hand',
      scoring: 'result',
      guestsReport: true,
      gameId: 7,
      rounds: 0,
      players: [{ name: 'Cleo' }, { attendeeId: 2 }, { attendeeId: 1 }],
    },
  ]);
});

test('seeds follow the ladder of the group of the night, where it is on', async () => {
  const rung = { seat: 1, isYou: false, place: null, plays: 9, mu: 30, sigma: 3, change: null };
  const ladder = {
    groupName: 'Fridays',
    hostName: 'Maya',
    isHost: true,
    isOn: true,
    people: 2,
    plays: 9,
    games: [],
    game: null,
  };
  openTournament(
    null,
    answer(getEvent, anEvent({ eventType: 'tournament', groupId: 3 })),
    answer(getLadder, { ...ladder, span: 'month', rungs: [{ ...rung, name: 'Priya' }], improved: null }),
  );
  await button('Set Up the Tournament').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('As listed below').click();
  await dialog.getByRole('button', { name: 'Order by the Ladder of Fridays' }).click();
  await expect.element(dialog.getByRole('list', { name: 'Who plays' })).toHaveTextContent(/^1Priya.*2Maya Linden/);
});

test('the set-up is accessible, and walked by Tab', async () => {
  openTournament(null);
  await expect.element(button('Set Up the Tournament')).toBeVisible();
  await expectAccessible();
  await button('Set Up the Tournament').click();
  await expect.element(page.getByRole('list', { name: 'Who plays' })).toBeVisible();
  await expectAccessible();
  await expectWalked('SetUpDialog');
});

test('a late joiner is somebody who comes, or a name, whose refusal is said at its field', async () => {
  openTournament(
    aTournament({ matches: ROUND_1 }),
    refuse(contracts.addTournamentPlayer, 'invalid_request', { name: 'There are two players called Cleo' }),
  );
  await button('Add a Player').click();
  await expect.element(page.getByRole('dialog', { name: 'Add a Player' })).toBeVisible();
  await expectWalked('AddPlayerDialog');
  await button('Add a Player').click();
  await page.getByLabelText('Who?').selectOptions('Somebody else');
  await button('Add Player').click();
  await expectFieldError(page.getByRole('textbox', { name: 'Name' }), 'Please enter a name');
  await page.getByRole('textbox', { name: 'Name' }).fill('Cleo');
  await button('Add Player').click();
  await expectFieldError(page.getByRole('textbox', { name: 'Name' }), 'There are two players called Cleo');
  expect(sentTo('post /api/events/1/tournament/players')).toEqual([{ name: 'Cleo' }]);
});

test('while it runs, rounds, who enters results and the game can change; and it can be deleted', async () => {
  openTournament(
    aTournament({ matches: ROUND_1 }),
    refuse(contracts.changeTournament, 'invalid_request', { rounds: 'Please enter 1 or more: so many are drawn' }),
    answer(contracts.removeTournament, undefined),
  );
  const menu = button('Options for the tournament');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Settings...' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectWalked('SettingsDialog');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Settings...' }).click();
  const rounds = page.getByRole('spinbutton', { name: 'Rounds' });
  await rounds.fill('0');
  await button('Save Settings').click();
  await expectFieldError(rounds, 'so many are drawn');
  await button('Cancel').click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete Tournament...' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('TournamentHead question');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete Tournament...' }).click();
  await button('Delete Tournament').click();
  await expect.element(button('Set Up the Tournament')).toBeVisible();
});
