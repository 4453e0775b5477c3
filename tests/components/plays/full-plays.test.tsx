import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openLogPlay, openScoreboard, showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { PlayDialogHost } from '#client/plays/play-dialog/play-dialog-host.tsx';
import { listPeople } from '#shared/plays/people-contract.ts';
import { listGamePlays, type Play } from '#shared/plays/plays-contract.ts';
import { FULL_COLLECTION, COLLECTION_PLAYS } from '../support/a-full-collection.ts';
import { answer } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openDialog } from '../support/open-dialog.tsx';

afterEach(() => showPlayDialog(null));

const GAME = { gameId: 4, gameTitle: 'Brass: Birmingham' };
/** Scores that were added up, a place with expansions, teams, and a game that was lost together. */
const FACTS: readonly Partial<Play>[] = [
  { seats: [{ scoreText: '48+33' }, {}, {}] },
  { place: 'The Corner House, back room', expansions: ['Inns & Cathedrals', 'Traders & Builders'] },
  { outcome: 'teams', seats: [{ team: 'Red', won: true }, { team: 'Blue' }, { team: 'Red', won: true }] },
  { outcome: 'cooperative', winner: null },
];
const PLAYS: readonly Play[] = COLLECTION_PLAYS.slice(0, 12).map((play, n) => ({ ...play, ...GAME, ...FACTS[n % 4] }));
const NAMES = ['Maya', 'Priya', 'Jonas', 'Tom', 'Elif', 'Bartholomew-Alexander'];
const dialog = page.getByRole('dialog');
const press = (name: string) => dialog.getByRole('button', { name }).click();

const openBy = (open: () => void) =>
  openDialog(
    <PlayDialogHost />,
    open,
    ...FULL_COLLECTION,
    answer(listGamePlays, [...PLAYS]),
    answer(
      listPeople,
      NAMES.map((name, n) => ({ id: n + 1, name, spellings: [name.toLowerCase()] })),
    ),
  );

test('the scoreboard of a game with plays of each kind is accessible', async () => {
  await openBy(() => openScoreboard(GAME.gameId));
  await expect.element(dialog.getByRole('list', { name: 'Sessions' })).toBeVisible();
  await expect.element(dialog.getByText('The Corner House, back room').first()).toBeVisible();
  await expectAccessible('scoreboard');
  await expectWalked('PlayDialog');
});

test('the form of a play with the players of the last one and scores is accessible', async () => {
  await openBy(() => openScoreboard(GAME.gameId));
  await press('Record New Session');
  await press('Same players again');
  const scores = dialog.getByRole('textbox', { name: /^Score of/ });
  await expect.element(scores.first()).toBeVisible();
  for (const [place, score] of scores.all().entries()) await score.fill(`${94 - place * 6}`);
  await expectAccessible('record-session');
});

test('the list of games to log a play is accessible', async () => {
  await openBy(openLogPlay);
  const games = dialog.getByRole('list', { name: 'Games' });
  await expect.element(games.getByRole('button', { name: /^7 Wonders/ })).toBeVisible();
  await expectAccessible('log-play');
  await expectWalked('ChooseGame');
});
