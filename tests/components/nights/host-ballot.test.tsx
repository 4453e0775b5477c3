import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Ballot, getBallot, getVotes, giveBallot, proposeGame } from '#shared/nights/votes-contract.ts';
import { answer, answerBy, sentChanges } from '../support/answers.ts';
import { expectText } from '../support/expect-shown.ts';
import { HOST, openNight, PRIYA } from '../support/open-night.ts';

const BALLOT: Ballot = {
  attendeeId: HOST.id,
  approves: [],
  veto: null,
  teaches: [],
  eventTitle: 'Six around the table',
  hostName: 'Maya',
  standing: 'open',
  games: [
    {
      number: 3,
      title: 'Wavelength',
      players: '2-12',
      duration: null,
      category: null,
      imageUrl: null,
      broughtBy: null,
      weight: null,
      bestPlayers: null,
      about: null,
      isYours: false,
    },
  ],
  proposalsLeft: 2,
  weight: null,
  isHost: true,
  sharesShelf: false,
  groups: [],
};

test('the host proposes a game without losing unsaved votes, and saves the ballot', { tags: ['rare'] }, async () => {
  const title = 'A game of our own making';
  let ballot = BALLOT;
  const brought = {
    number: -1,
    title,
    players: '2-8',
    duration: null,
    category: null,
    imageUrl: null,
    broughtBy: 'Maya',
    weight: null,
    bestPlayers: null,
    about: null,
    isYours: true,
  };
  const counted = { approvals: 0, teachers: 0, vetoes: 0, names: null };
  openNight(
    {},
    [PRIYA],
    answer(getVotes, {
      closedAt: null,
      mayVote: 2,
      voted: 0,
      heavier: [],
      unvoted: { guests: 0, lastAskedAt: null, askableFrom: null },
      games: BALLOT.games.map((one) => ({ ...one, ...counted })),
    }),
    answerBy(getBallot, () => ballot),
    answerBy(
      proposeGame,
      () => (ballot = { ...BALLOT, approves: [-1], games: [...BALLOT.games, brought], proposalsLeft: 1 }),
    ),
    answer(giveBallot, { ...BALLOT, approves: [3, -1] }),
  );
  await page.getByRole('heading', { name: 'Votes' }).click();
  await page.getByRole('button', { name: 'Vote Yourself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Vote' });
  const wants = (of: string) => dialog.getByRole('checkbox', { name: new RegExp(`^I want it\\s*: ${of}$`) });
  await wants('Wavelength').click();
  await dialog.getByRole('combobox', { name: 'Which game?' }).fill(title);
  await dialog.getByLabelText('Players').fill('2-8');
  await dialog.getByRole('button', { name: 'I Bring It' }).click();
  await expect.element(wants(title)).toBeVisible();
  await expect.element(wants('Wavelength')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save Votes' }).click();
  await expectText('Votes saved');
  const [proposed, given] = sentChanges();
  expect(proposed?.body).toMatchObject({ title, players: '2-8' });
  expect(given?.body).toMatchObject({ approves: [3, -1], veto: null, teaches: [], shown: [3, -1] });
});
