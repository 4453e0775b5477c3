import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeGroup,
  changeMembership,
  createGroup,
  getGroupShelf,
  type Group,
  type GroupShelf,
  listGroups,
  listMemberships,
} from '#shared/nights/groups-contract.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const TABLE: Group = {
  id: 3,
  name: 'The Friday table',
  hasLadder: false,
  members: [
    { id: 1, email: 'ana@example.org', name: 'Ana Sá', sharesShelf: true },
    { id: 2, email: 'cleo@example.org', name: 'Cleo Marchetti', sharesShelf: false },
  ],
  createdAt: new Date('2026-01-01T00:00:00Z'),
};
const noMemberships = answer(listMemberships, []);

test('the list of groups without entries shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/groups', [answer(listGroups, []), noMemberships]);
  await expectHeading('No groups yet');
  await expectAccessible('groups-none');
});

test('the page of an unknown group shows a not-found message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/groups/9', [refuse(getGroupShelf, 'not_found')]);
  await expectHeading('No Group at This Address');
  await expectAccessible('no-such-group');
});

test('the list of groups shows an error if it fails to load, and is accessible', async () => {
  openPage('/groups', [fail(listGroups), noMemberships]);
  await expectText('Your groups could not be loaded');
  await expectAccessible();
});

test('what a member decides stays shown if their groups cannot be loaded again', async () => {
  const member = { id: 8, groupId: 3, groupName: 'Fridays', hostName: 'Dana', sharesShelf: true, hasLadder: true };
  let loads = 0;
  const once = answer(listMemberships, [{ ...member, isOnLadder: true }]);
  openPage('/groups', [
    answer(listGroups, []),
    { ...once, respond: (sent) => ((loads += 1) > 1 ? fail(listMemberships) : once).respond(sent) },
    answer(changeMembership, { id: 8, sharesShelf: true, isOnLadder: false }),
  ]);
  const box = page.getByRole('checkbox', { name: 'Be on the ladder' });
  await box.click();
  await expectText('You left the ladder');
  await expect.poll(() => loads).toBe(2);
  await expect.element(box).not.toBeChecked();
});

test('the dialog of a group shows errors at their fields, sends valid values, and returns the focus', async () => {
  openPage('/groups', [answer(listGroups, [TABLE]), noMemberships, answer(changeGroup, TABLE)]);
  const opener = page.getByRole('button', { name: 'Edit The Friday table' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Group' });
  await expect.element(dialog).toHaveAccessibleDescription(/^No mail is sent/);
  const [name, members] = [dialog.getByLabelText('Name'), dialog.getByLabelText('E-mail addresses')];
  await name.fill(' ');
  await members.fill('cleo at home');
  await dialog.getByRole('button', { name: 'Save Group' }).click();
  await expectFieldError(name, 'A name is required');
  await expectFieldError(members, ': cleo at home');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('group-dialog');
  await name.fill('Thursdays');
  await members.fill('Ana Sá <ana@example.org>');
  await dialog.getByRole('button', { name: 'Save Group' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([
    {
      call: 'patch /api/groups/3',
      query: {},
      body: { name: 'Thursdays', members: [{ email: 'ana@example.org', name: 'Ana Sá' }] },
    },
  ]);
});

test('the dialog of a group sends only what was changed', { tags: ['rare'] }, async () => {
  openPage('/groups', [answer(listGroups, [TABLE]), noMemberships, answer(changeGroup, TABLE)]);
  const dialog = page.getByRole('dialog', { name: 'Edit Group' });
  const save = async (fill: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Edit The Friday table' }).click();
    await fill();
    await dialog.getByRole('button', { name: 'Save Group' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await save(async () => {});
  await save(() => dialog.getByLabelText('Name').fill('Thursdays'));
  await save(() => dialog.getByLabelText('E-mail addresses').fill('bo@example.org'));
  expect(sentChanges().map(({ body }) => body)).toEqual([
    { name: 'Thursdays' },
    { members: [{ email: 'bo@example.org', name: null }] },
  ]);
});

test('Escape closes the dialogs of a group and returns the focus', async () => {
  openPage('/groups', [answer(listGroups, [TABLE]), noMemberships]);
  const opener = page.getByRole('button', { name: 'Edit The Friday table' });
  await opener.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectWalked('GroupDialog');
  await page.getByRole('button', { name: 'Delete The Friday table' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('GroupCard question');
});

const SHELF: GroupShelf = {
  name: 'Sundays',
  people: ['Robin'],
  others: 2,
  games: [
    ['Azul', '2-4', '45', '2'],
    ['Just One', '3-7', '20', '6'],
    ['Twilight Imperium', '3-6', '480', '6'],
  ].map(([title = '', players = '', duration = '', bestPlayers = '']) => ({
    title,
    players,
    duration,
    bestPlayers,
    category: 'party',
    difficulty: 'easy',
    minAge: 8,
    imageUrl: null,
    owners: [0],
  })),
};

test('a group is created, and its shelf can be filtered by players and duration', async () => {
  let groups: Group[] = [];
  openPage('/groups', [
    answerBy(listGroups, () => groups),
    noMemberships,
    answer(getGroupShelf, SHELF),
    answerBy(createGroup, () => (groups = [{ ...TABLE, name: 'Sundays' }])[0] ?? TABLE),
  ]);
  await page.getByRole('button', { name: 'Create Group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Group' }).click();
  await expectText('A name is required');
  await dialog.getByLabelText('Name').fill('Sundays');
  await dialog.getByLabelText('E-mail addresses').fill('Ana Sá <ana@example.org>, bo@example.org');
  await dialog.getByRole('button', { name: 'Save Group' }).click();
  await expectHeading('Sundays');
  const members = [
    { email: 'ana@example.org', name: 'Ana Sá' },
    { email: 'bo@example.org', name: null },
  ];
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['post /api/groups', { name: 'Sundays', members, idempotencyKey: expect.any(String) }],
  ]);

  await page.getByRole('link', { name: 'See the Shelf: Sundays' }).click();
  await expectText('2 more in the group have not shared theirs.');
  await page.getByRole('combobox', { name: 'Players' }).selectOptions('6');
  await page.getByRole('combobox', { name: 'Duration' }).selectOptions('60');
  await expectText('Best with 6');
  const titles = () => page.getByRole('article').elements().length;
  await expect.poll(titles).toBe(1);
  await expectText('Just One');
});
