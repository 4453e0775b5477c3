import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addChallenge,
  type Challenge,
  changeChallenge,
  deleteChallenge,
  listChallenges,
} from '#shared/challenges/challenges-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listTags } from '#shared/games/tags-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { aStoredChallenge } from '#tests/support/rows/a-challenge.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage, openWithBars } from '../support/render.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const GAMES = [
  aGame(),
  aGame({ id: 2, title: 'Brass: Birmingham', category: 'strategy' }),
  aGame({ id: 3, title: 'The Quacks of Quedlinburg', category: 'family', tagIds: [4] }),
];
const play = (id: number, gameTitle: string, gameId: number | null) =>
  aPlay({ id, gameTitle, gameId, playedAt: new Date(2026, 4, 30 - id, 20) });
/** Latest first. */
const PLAYS = [play(1, 'Azul', 1), play(2, 'Azul', 1), play(3, 'Brass: Birmingham', 2), play(4, 'Hive', null)];
const IN_YEAR = { startsOn: '2026-01-01', endsOn: '2026-12-31' };

const TEN = aStoredChallenge({ id: 9, name: '10 x 10 2026' });
const CHALLENGES: Challenge[] = [
  TEN,
  aStoredChallenge({ id: 8, name: 'Chosen', rule: { kind: 'ten_by_ten', games: [{ gameId: 3, title: 'Quacks' }] } }),
  aStoredChallenge({ id: 7, name: 'A to Z', rule: { kind: 'alphabet' } }),
  aStoredChallenge({ id: 6, name: 'Many', rule: { kind: 'different_games', goal: 30 } }),
  aStoredChallenge({ id: 5, name: 'H', rule: { kind: 'h_index', goal: null }, startsOn: null, endsOn: null }),
  aStoredChallenge({ id: 4, name: 'Shelf', rule: { kind: 'owned_games' } }),
  aStoredChallenge({ id: 3, name: 'Quick', rule: { kind: 'tagged_games', tagId: 4, plays: 25 } }),
  aStoredChallenge({ id: 2, name: 'Three', rule: { kind: 'different_games', goal: 3 } }),
  aStoredChallenge({ id: 1, name: 'Old', archivedAt: new Date(2026, 0, 9) }),
  aStoredChallenge({ id: 10, name: 'Next', startsOn: '2027-01-01', endsOn: '2027-12-31' }),
];
const ACCOUNT = [
  ...EMPTY_ACCOUNT,
  answer(listGames, GAMES),
  answer(listPlays, PLAYS),
  answer(listTags, [{ id: 4, name: 'Quick', colour: 'blue' }]),
  answer(listChallenges, CHALLENGES),
];
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

describe('the list', () => {
  test('without challenges explains them and begins one of three', async () => {
    openPage('/challenges', EMPTY_ACCOUNT);
    await expectHeading('A goal for your table');
    await expectAccessible('challenges-none');
    await page.getByRole('button', { name: /^Alphabet/ }).click();
    await expect.element(page.getByRole('dialog').getByRole('radio', { name: /^Alphabet/ })).toBeChecked();
  });

  test('shows an error if it fails to load, and is accessible', async () => {
    openPage('/challenges', [...EMPTY_ACCOUNT, fail(listChallenges)]);
    await expectText('Your challenges could not be loaded');
    await expectAccessible();
  });

  test('shows how far each is, the finished ones with their day, and archived ones folded', async () => {
    openPage('/challenges', ACCOUNT);
    await expect.element(card('10 x 10 2026')).toHaveTextContent('4 of 100 plays');
    await expect.element(card('H')).toHaveTextContent('H-index 1');
    await expect.element(card('Next')).toHaveTextContent(/Starts on/);
    await expect.element(card('Three')).toHaveTextContent(/Finished on .*28.*Done/);
    await expect.element(page.getByRole('link', { name: 'Old' })).not.toBeInTheDocument();
    await page.getByText('Archived').click();
    await expect.element(page.getByRole('link', { name: 'Old' })).toBeVisible();
    await expectAccessible('challenges');
  });
});

describe('the board', () => {
  test.each([
    [9, '10 x 10 2026', /^The ten games you play most/],
    [8, 'Chosen', /^Ten games that you chose/],
    [7, 'A to Z', /^A game for each letter/],
    [6, 'Many', /^30 different games/],
    [5, 'H', /^As many games as possible/],
    [4, 'Shelf', /^Each game in your collection/],
    [3, 'Quick', /^Each game with the tag Quick, 25 times/],
  ])('of challenge %i is accessible', async (id, name, rule) => {
    openPage(`/challenges/${id}`, ACCOUNT);
    await expectHeading(name);
    await expectText(rule);
    await expectAccessible();
  });

  test('has a row for each game with its plays, and logs the next one', async () => {
    openWithBars('/challenges/9', ACCOUNT);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Azul' }) });
    await expect.element(row).toHaveTextContent('2 of 10');
    await expectText('Room for 7 more games with 10 plays each.');
    expect(row.element().querySelectorAll('[data-played]')).toHaveLength(2);
    await page.getByRole('button', { name: 'Log a play of Hive' }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Hive');
  });

  test('names the games that fit a letter', async () => {
    openPage('/challenges/7', ACCOUNT);
    await expectText('Not yet. On your shelf: The Quacks of Quedlinburg');
  });

  test('names the games that are still to be played', async () => {
    openPage('/challenges/4', ACCOUNT);
    await expectHeading('Still to Play (1)');
    await expect
      .element(page.getByRole('list', { name: 'Still to play' }))
      .toHaveTextContent('The Quacks of Quedlinburg');
  });

  test('of a challenge that is gone leads back to the list', async () => {
    openPage('/challenges/99', ACCOUNT);
    await expectHeading('There is no such challenge');
    await expectAccessible('no-such-challenge');
  });
});

test('the dialog is walked by keyboard, shows refusals at their fields, and sends what was chosen', async () => {
  const fields = { 'rule.goal': 'Please enter 1 to 1000 games', name: 'A challenge has a name' };
  openPage('/challenges', [...ACCOUNT, refuse(addChallenge, 'invalid_request', fields)]);
  const opener = page.getByRole('button', { name: 'New Challenge' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'New Challenge' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible('challenge-dialog');
  await expectWalked('ChallengeDialog');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await dialog.getByRole('radio', { name: /^100 x 1/ }).click({ force: true });
  await dialog.getByRole('spinbutton', { name: 'Different games' }).fill('5000');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expectFieldError(dialog.getByRole('spinbutton', { name: 'Different games' }), 'Please enter 1 to 1000 games');
  await expectFieldError(dialog.getByLabelText('Name'), 'A challenge has a name');
  expect(sentChanges()).toMatchObject([
    {
      call: 'post /api/challenges',
      body: { name: '5000 x 1 2026', rule: { kind: 'different_games', goal: 5000 }, ...IN_YEAR },
    },
  ]);
});

test('ten games are chosen by typing, and a new challenge opens its page', async () => {
  const added = aStoredChallenge({ id: 11, name: 'New' });
  openPage('/challenges', [
    ...ACCOUNT,
    answer(addChallenge, added),
    answerBy(listChallenges, () => (sentChanges().length > 0 ? [added, ...CHALLENGES] : CHALLENGES)),
  ]);
  await page.getByRole('button', { name: 'New Challenge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Games I choose' }).click({ force: true });
  const titles = dialog.getByRole('combobox', { name: /^Games/ });
  await titles.fill('quacks');
  await userEvent.keyboard('{Enter}');
  await titles.fill('Carcassonne');
  await userEvent.keyboard('{Enter}');
  await titles.fill('bras');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Take Brass: Birmingham out' }).click();
  await expect.element(titles).toHaveFocus();
  await expectAccessible('challenge-dialog-games');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expectHeading('New');
  expect(sentChanges()).toMatchObject([
    {
      body: {
        rule: {
          kind: 'ten_by_ten',
          games: [
            { gameId: 3, title: 'The Quacks of Quedlinburg' },
            { gameId: null, title: 'Carcassonne' },
          ],
        },
      },
    },
  ]);
});

test('a challenge is changed, archived and, after confirmation, deleted', async () => {
  let stored = TEN;
  openPage('/challenges/9', [
    ...ACCOUNT,
    answerBy(listChallenges, () => [stored]),
    answerBy(changeChallenge, ({ body }) => {
      const { name, isArchived } = body as { name: string; isArchived: boolean };
      stored = { ...TEN, name, archivedAt: isArchived ? new Date() : null };
      return stored;
    }),
    answer(deleteChallenge, undefined),
  ]);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Challenge' });
  await dialog.getByLabelText('Name').fill('Ten');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectHeading('Ten');
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Take Out' }).click();
  await expect.element(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectWalked('ChallengeActions question');
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete Challenge' }).click();
  await expectHeading('Challenges');
  expect(sentChanges()).toMatchObject([
    { call: 'put /api/challenges/9', body: { name: 'Ten', rule: TEN.rule, ...IN_YEAR, isArchived: false } },
    { call: 'put /api/challenges/9', body: { name: 'Ten', isArchived: true } },
    { call: 'put /api/challenges/9', body: { name: 'Ten', isArchived: false } },
    { call: 'delete /api/challenges/9' },
  ]);
});

test('Home shows running challenges in a line', async () => {
  const home = {
    plays: 4,
    night: null,
    latestPlays: [],
    playedLast: [],
    dust: [],
    dusty: 0,
    withinReach: [],
    ballots: [],
  };
  const challenges = [{ id: 9, name: '10 x 10 2026', endsOn: '2026-12-31', done: 4, total: 100 }];
  openPage('/', [...ACCOUNT, answer(getHome, { ...home, owned: 3, challenges })]);
  await expect
    .element(page.getByRole('progressbar', { name: '10 x 10 2026' }))
    .toHaveAttribute('aria-valuetext', '4 of 100');
  await expect.element(page.getByRole('link', { name: '10 x 10 2026' })).toHaveAttribute('href', '/challenges/9');
});
