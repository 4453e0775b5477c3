import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { askForVotes, type Ballot, getBallot, getVotes } from '#shared/nights/votes-contract.ts';
import { getWrapUp } from '#shared/nights/wrap-up-contract.ts';
import { aWrapUpSheet } from '#tests/support/rows/a-wrap-up-sheet.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { CLOSED_VOTE, NIGHT_PLAYERS, OPEN_VOTE, openFullNight, SIX_GUESTS } from '../support/a-full-night.ts';
import { SHELF } from '../support/a-full-collection.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { answer, answerBy, type Answered } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';

const PLAYED = aPlay({
  eventId: 1,
  gameId: 14,
  gameTitle: 'Heat: Pedal to the Metal',
  players: NIGHT_PLAYERS,
  winner: 'Priya',
});
const WRAPPED_UP = aWrapUpSheet(NIGHT_PLAYERS, {
  absent: 'Tom',
  plays: [
    { key: 'night-key-1', play: PLAYED },
    { key: 'night-key-2', play: { ...PLAYED, id: 2, gameId: 4, gameTitle: 'Brass: Birmingham', winner: 'Tom' } },
  ],
  resultsSent: 4,
});
const BALLOT: Ballot = {
  attendeeId: 1,
  approves: [14],
  veto: 20,
  teaches: [4],
  eventTitle: 'Six around the table',
  hostName: 'Maya',
  standing: 'open',
  games: OPEN_VOTE.games.map(
    ({ approvals: _approvals, teachers: _teachers, vetoes: _vetoes, names: _names, ...game }) => ({
      ...game,
      weight: 2.4,
      bestPlayers: '4',
      about: 'Draft tiles, and score rows and columns.',
      isYours: false,
    }),
  ),
  proposalsLeft: 2,
  weight: 'Your vote counts half as much again: none of your games was played the last two times.',
  isHost: true,
  sharesShelf: false,
  groups: [],
};
const PAST = new Date('2026-01-09T18:00:00Z');

const attendees = page.getByRole('group', { name: 'Attendees' });
const evening = page.getByRole('list', { name: 'The evening' });
const expandSection = (title: string) => page.getByRole('heading', { name: title, exact: true }).click();

async function showVotes(...answers: Answered[]): Promise<void> {
  openFullNight({}, SIX_GUESTS, answer(getBallot, BALLOT), ...answers);
  await expandSection('Votes');
  await expect.element(page.getByRole('list', { name: 'Votes by game' })).toBeVisible();
  await expandSection('What Shall We Play?');
  await expect.element(evening).toBeVisible();
}

test('the page of a night with six guests is accessible', { tags: ['rare'] }, async () => {
  openFullNight();
  await expect.element(attendees.getByText('Noor', { exact: true })).toBeVisible();
  await expandSection('Games');
  await expectText('Lords of Waterdeep: Scoundrels of Skullport');
  await expectAccessible('night');
});

test('the page of a rescheduled night is accessible for its host', { tags: ['rare'] }, async () => {
  const movedFrom = new Date('2999-05-01T18:00:00Z');
  const guests = SIX_GUESTS.map((guest, n) =>
    n === 0 ? { ...guest, confirmedMoveAt: PAST } : n < 3 ? { ...guest, movedFrom } : guest,
  );
  openFullNight({}, guests);
  await expectText('Asked again');
  await expectAccessible('night-moved');
});

test('the page of a past night is accessible', { tags: ['rare'] }, async () => {
  openFullNight({ date: PAST }, SIX_GUESTS, answer(getWrapUp, { ...WRAPPED_UP, plays: [], resultsSent: 0 }));
  await expect.element(attendees.getByText('Noor', { exact: true })).toBeVisible();
  await expectAccessible('night-past');
});

test('the page of a wrapped-up night is accessible', async () => {
  openFullNight(
    { date: PAST, status: 'completed' },
    SIX_GUESTS,
    answer(getWrapUp, WRAPPED_UP),
    answer(listPlays, [PLAYED]),
  );
  await expectHeading('Results');
  await expectText('This night is wrapped up');
  await expectAccessible('night-wrapped-up');
});

test('the wrap-up of a night without recorded plays is accessible', { tags: ['rare'] }, async () => {
  openFullNight({ date: PAST }, SIX_GUESTS, answer(getWrapUp, { ...WRAPPED_UP, plays: [], resultsSent: 0 }));
  await page
    .getByRole('link', { name: /wrap up/i })
    .first()
    .click();
  await expectHeading('Wrap up the night');
  await expect.element(page.getByRole('button', { name: /^We Played It/ }).first()).toBeVisible();
  await expectAccessible('wrap-up');
  await expectWalked('WrapUpForm');
});

test('the votes for games and the evening plan are accessible', async () => {
  await showVotes();
  await expectAccessible('night-votes');
  await page.getByRole('button', { name: 'Close the Vote' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('CloseVote question');
});

test('the votes with names of a closed vote are accessible', { tags: ['rare'] }, async () => {
  await showVotes(answer(getVotes, CLOSED_VOTE));
  await expect.element(page.getByRole('button', { name: 'Close the Vote' })).not.toBeInTheDocument();
  await expectAccessible('night-votes-closed');
});

test('the evening plan with kept and excluded games and an open menu is accessible', { tags: ['rare'] }, async () => {
  await showVotes();
  const options = evening.getByRole('button', { name: /^Options for / });
  await options.first().click();
  await page.getByRole('menuitem', { name: 'Keep It' }).click();
  await expectText(', kept');
  await options.last().click();
  await page.getByRole('menuitem', { name: 'Leave It Out' }).click();
  await expect.element(page.getByRole('button', { name: 'Fill the evening' })).toBeVisible();
  await options.nth(1).click();
  await expect.element(page.getByRole('menuitem', { name: 'Keep It' })).toBeVisible();
  await expectAccessible('night-evening-wishes');
});

test('the host asks for votes, sees when that was, and cannot ask at once again', async () => {
  const [lastAskedAt, askableFrom] = [new Date(), new Date(Date.now() + 86_400_000)];
  let votes = OPEN_VOTE;
  await showVotes(
    answerBy(getVotes, () => votes),
    answerBy(askForVotes, () => {
      votes = { ...OPEN_VOTE, unvoted: { guests: 3, lastAskedAt, askableFrom } };
      return { asked: 3, heldBack: 0 };
    }),
  );
  const ask = page.getByRole('button', { name: 'Ask for Votes' });
  await ask.click();
  await expectText('3 guests get a mail in a few minutes, unless they vote before.');
  await expectText(/^Asked for votes .*\. You can ask again from /);
  await expect.element(ask).not.toBeInTheDocument();
});

test('the ballot of the host with a proposal is accessible', async () => {
  await showVotes();
  await page.getByRole('button', { name: 'Vote Yourself' }).click();
  await page.getByRole('combobox', { name: 'Which game?' }).fill('Something of our own');
  await expect.element(page.getByLabelText('Players')).toBeVisible();
  await expectAccessible('night-ballot');
  await expectWalked('BallotDialog', 'BallotForm', 'BringGame');
});

test('the dialog to choose games for a night is accessible', async () => {
  openFullNight({}, SIX_GUESTS, answer(listGames, [...SHELF]));
  await expandSection('Games');
  await page.getByRole('button', { name: 'Choose Games' }).click();
  await expect.element(page.getByRole('list', { name: 'Your games' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible('night-choose-games');
  await expectWalked('GamesDialog');
});
