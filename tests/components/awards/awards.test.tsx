import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { askVoters, closeAwards, listAwards, startAwards, type YearOfAwards } from '#shared/awards/awards-contract.ts';
import { type Group, listGroups } from '#shared/nights/groups-contract.ts';
import { answer, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const GROUP: Group = {
  id: 3,
  name: 'The Friday table',
  hasLadder: false,
  members: [
    { id: 1, email: 'ana@example.org', name: 'Ana Sá', sharesShelf: true },
    { id: 2, email: 'cleo@example.org', name: null, sharesShelf: false },
  ],
  createdAt: new Date('2026-01-01T00:00:00Z'),
};
const link = (id: number) => `http://localhost/awards/${id}-abc`;
const OPEN: YearOfAwards = {
  year: 2026,
  titles: [
    { title: 'Game of the year', about: 'game' },
    { title: 'Best loser', about: 'person' },
  ],
  games: ['Azul', 'Brass: Birmingham'],
  people: ['Maya', 'Ana Sá'],
  askedAt: null,
  closedAt: null,
  voters: [
    { memberId: null, name: 'You', hasVoted: true, link: link(1) },
    { memberId: 1, name: 'Ana Sá', hasVoted: false, link: link(2) },
    { memberId: 2, name: 'cleo@example.org', hasVoted: false, link: link(3) },
  ],
  results: null,
};
const CLOSED: YearOfAwards = {
  ...OPEN,
  year: 2025,
  closedAt: new Date('2026-01-06T20:00:00Z'),
  voters: [],
  results: [
    [
      { choice: 'Brass: Birmingham', votes: 2 },
      { choice: 'Azul', votes: 1 },
    ],
    [],
  ],
};

const show = (awards: YearOfAwards[], ...more: ReturnType<typeof answer>[]) =>
  openPage('/groups/3/awards', [
    ...EMPTY_ACCOUNT,
    answer(listAwards, { groupName: GROUP.name, awards }),
    answer(listGroups, [GROUP]),
    ...more,
  ]);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a group without awards is told what they are, and the screen is accessible', async () => {
  show([]);
  await expectHeading('No awards yet');
  await expectAccessible();
});

test('awards of a group that is gone say so', { tags: ['rare'] }, async () => {
  openPage('/groups/9/awards', [...EMPTY_ACCOUNT, refuse(listAwards, 'not_found')]);
  await expectHeading('No Group at This Address');
});

test('awards that fail to load say so', { tags: ['rare'] }, async () => {
  openPage('/groups/3/awards', [...EMPTY_ACCOUNT, fail(listAwards)]);
  await expectText('The awards could not be loaded');
});

test('a vote is started with titles and choices, and what is missing is said at its field', async () => {
  show([], answer(startAwards, OPEN));
  await button('Start a Vote').click();
  const dialog = page.getByRole('dialog', { name: 'Start a Vote' });
  await expect.element(dialog.getByLabelText('People to choose from')).toHaveValue('Robin\nAna Sá');
  await dialog.getByLabelText('Titles for a game').fill('');
  await dialog.getByLabelText('Titles for a person').fill('');
  await dialog.getByLabelText('Year').fill('soon');
  await dialog.getByRole('button', { name: 'Open the Vote' }).click();
  await expectFieldError(dialog.getByLabelText('Year'), 'Please enter a year');
  await expectFieldError(dialog.getByLabelText('Titles for a game'), 'Enter at least one title');
  await expectAccessible();
  await dialog.getByLabelText('Year').fill('2026');
  await dialog.getByLabelText('Titles for a person').fill('Best loser\n\nBest loser');
  await dialog.getByLabelText('People to choose from').fill('Maya\nAna Sá');
  await dialog.getByRole('button', { name: 'Open the Vote' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges().map(({ body }) => body)).toEqual([
    { year: 2026, titles: [{ title: 'Best loser', about: 'person' }], games: [], people: ['Maya', 'Ana Sá'] },
  ]);
});

test('the dialog of a vote is walked by Tab', async () => {
  show([]);
  await button('Start a Vote').click();
  await expectWalked('StartAwardsDialog');
});

test('an open vote shows who has voted, asks by mail, and is closed after a question', async () => {
  show(
    [OPEN, CLOSED],
    answer(askVoters, OPEN),
    answer(closeAwards, { ...OPEN, closedAt: new Date(), results: [[], []] }),
  );
  await expectText('1 of 3 people has voted. Nobody sees the votes');
  await expectText('2 votes; then Azul (1)');
  await expectAccessible();
  await button('Ask by Mail').click();
  await expectText('Everybody is asked');
  await button('Close the Vote').click();
  const question = page.getByRole('alertdialog', { name: 'Close the vote?' });
  await question.getByRole('button', { name: 'Close the Vote' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual([
    'post /api/groups/3/awards/2026/requests',
    'post /api/groups/3/awards/2026/close',
  ]);
});

test('the questions before closing and before deleting are walked by Tab', async () => {
  show([OPEN]);
  await button('Close the Vote').click();
  await expectWalked('OpenVote question');
  await button('Delete 2026').click();
  await expectWalked('YearCard question');
});
