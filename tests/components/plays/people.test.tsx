import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listGames } from '#shared/games/games-contract.ts';
import { listPeople, mergePeople, type Person, renamePerson } from '#shared/plays/people-contract.ts';
import { listPlays } from '#shared/plays/plays-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { answer, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const person = (id: number, name: string, ...spellings: string[]): Person => ({
  id,
  name,
  spellings: [name.toLowerCase(), ...spellings],
});
const NOOR = person(1, 'Noor', 'n. haddad');
const PEOPLE = [NOOR, person(2, 'Tom'), person(3, 'Priya')];
const ACCOUNT_WITH_PLAYS = [
  ...EMPTY_ACCOUNT,
  answer(listGames, [aGame()]),
  answer(listPeople, PEOPLE),
  answer(listPlays, [
    aPlay({ id: 1, gameId: 1, players: ['Noor', 'Tom', 'Priya'], scores: [81, 77, 64], winner: 'Noor' }),
    aPlay({ id: 2, gameId: 1, players: ['N. Haddad', 'Tom'], scores: [40, 55], winner: 'Tom' }),
  ]),
];

async function openNoor(...answers: Parameters<typeof openPage>[1]): Promise<void> {
  openPage('/people/1', [...ACCOUNT_WITH_PLAYS, ...answers]);
  await expectHeading('Also Written');
}

test('the page of a person with two spellings is accessible', { tags: ['rare'] }, async () => {
  await openNoor();
  await expect.element(page.getByRole('button', { name: 'Split Off n. haddad' })).toBeVisible();
  await expectAccessible('person-written-twice');
});

test('renaming a person to the name of another person offers to merge the two', async () => {
  await openNoor(answer(renamePerson, NOOR), answer(mergePeople, NOOR));
  const opener = page.getByRole('button', { name: 'Rename' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Noor');
  await name.fill('tom');
  await expect.element(dialog.getByText('Somebody you play with is Tom already.')).toBeVisible();
  await expectAccessible('rename-person');
  await dialog.getByRole('button', { name: 'Merge the Two' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([['post /api/people/1/merge', { otherId: 2 }]]);
});

test('renaming a person sends the name and returns the focus', async () => {
  await openNoor(answer(renamePerson, NOOR));
  const opener = page.getByRole('button', { name: 'Rename' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectWalked('RenameDialog');
  await opener.click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Noor H.');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([['patch /api/people/1', { name: 'Noor H.' }]]);
});

test('the dialog to merge people is accessible, and Escape closes it without changes', async () => {
  await openNoor();
  const opener = page.getByRole('button', { name: 'Merge', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectAccessible('merge-people');
  await expectWalked('MergeDialog');
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
});

test('a win rate stands beside what it counts: decided plays, not those together or without a winner', async () => {
  const won = { players: ['Noor', 'Tom'], scores: [9, 4] };
  openPage('/people', [
    ...ACCOUNT_WITH_PLAYS,
    answer(listPlays, [
      ...[1, 2, 3].map((id) => aPlay({ id, ...won })),
      aPlay({ id: 4, players: ['Noor', 'Tom'], outcome: 'cooperative', seats: [{ won: true }, { won: true }] }),
      aPlay({ id: 5, players: ['Noor', 'Tom'], outcome: 'none' }),
    ]),
  ]);
  const row = page.getByRole('row', { name: /Noor/ });
  await expect.element(row.getByText('3 of 3 decided')).toBeVisible();
  await expect.element(row.getByText('100%')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /Noor/ }).first().click();
  await expect.poll(() => page.getByText('3 of 3 decided').elements().length).toBe(3);
});

test('after Back from a person the list of people is searched as before', async () => {
  openPage('/people', ACCOUNT_WITH_PLAYS);
  const search = page.getByRole('searchbox', { name: 'Search people...' });
  await search.fill('noor');
  await expect.poll(() => location.search).toBe('?q=noor');
  await page.getByRole('main').getByRole('link', { name: /Noor/ }).first().click();
  await expect.element(search).not.toBeInTheDocument();
  history.back();
  await expect.element(search).toHaveValue('noor');
});
