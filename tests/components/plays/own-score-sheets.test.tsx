import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addSheet,
  changeSheet,
  deleteSheet,
  listSheets,
  type NewOwnSheet,
  type OwnScoreSheet,
} from '#shared/plays/score-sheets-contract.ts';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { aTitleMatch } from '#tests/support/rows/a-title-match.ts';
import { answer, answerBy, fail, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectText } from '../support/expect-shown.ts';
import { openPage } from '../support/render.tsx';

/** The sheet as it was sent last; none once it is deleted. */
const storedSheets = (): OwnScoreSheet[] => {
  const { call, body } = sentChanges().at(-1) ?? { call: 'delete', body: null };
  return call.startsWith('delete') ? [] : [{ id: 5, ...(body as NewOwnSheet) }];
};
const ANSWERS = [
  ...EMPTY_ACCOUNT,
  answerBy(listSheets, storedSheets),
  answerBy(addSheet, () => storedSheets()[0] as OwnScoreSheet),
  answerBy(changeSheet, () => storedSheets()[0] as OwnScoreSheet),
  answer(deleteSheet, undefined),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = page.getByRole('textbox', { name: 'Name' });
const own = page.getByRole('region', { name: 'Your score sheets' }).getByRole('listitem');
const labels = () => [...document.querySelectorAll<HTMLInputElement>('[data-row-label]')].map(({ value }) => value);
const total = () => page.getByRole('row', { name: /^Total/ }).element().textContent;

test('a score sheet with invalid values is rejected; a valid one is created, changed and deleted', async () => {
  openPage('/score-sheets', [...ANSWERS, answer(completeTitle, [aTitleMatch({ title: 'Hive', bggId: 2655 })])]);
  await button('New Score Sheet').click();
  await page.getByRole('combobox', { name: 'Worth' }).selectOptions('Points for each...');
  const per = page.getByRole('spinbutton', { name: 'For every' });
  await per.fill('0');
  await button('Save Score Sheet').click();
  await expectFieldError(per, 'Please enter a whole number from 1 to 1,000');
  await expect.element(name).toBeInvalid();
  expect(sentChanges()).toEqual([]);

  await name.fill('Our Hive');
  await userEvent.type(page.getByRole('combobox', { name: 'Game (optional)' }), 'Hive');
  await page.getByRole('option', { name: /^Hive/ }).first().click();
  await page.getByRole('radio', { name: 'Fewest points win' }).click();
  await page.getByRole('textbox', { name: 'Row 1' }).fill('Bugs moved');
  await page.getByRole('spinbutton', { name: 'Points' }).fill('2');
  await per.fill('3');
  await button('Add Row').click();
  await userEvent.keyboard('Queens');
  await expect.poll(labels).toEqual(['Bugs moved', 'Queens']);
  // Seven bugs are two heaps of three, and the example of a second row as typed is 7.
  await expect.poll(total).toMatch(/11$/);

  await button('Move Queens up').click();
  await expect.poll(labels).toEqual(['Queens', 'Bugs moved']);
  await expect.element(button('Move Queens down')).toHaveFocus();
  await button('Save Score Sheet').click();
  await expectText('"Our Hive" is offered for Hive from now on.');
  await expect.element(own).toHaveTextContent(/Our Hive\s*2 rows, fewest points win\s*Hive/);

  await button('Edit Our Hive').click();
  await expect.poll(labels).toEqual(['Queens', 'Bugs moved']);
  await expect.element(page.getByRole('radio', { name: 'Fewest points win' })).toBeChecked();
  await button('Remove Queens').click();
  await button('Save Score Sheet').click();
  await expect.element(own).toHaveTextContent(/1 row, fewest points win/);
  await expect.element(button('Edit Our Hive')).toHaveFocus();

  await button('Delete Our Hive').click();
  await button('Delete Score Sheet').click();
  await expectText('No score sheets of your own yet');
  const bugs = { label: 'Bugs moved', worth: { by: 'each', points: 2, per: 3 } };
  expect(sentChanges()).toMatchObject([
    {
      body: { name: 'Our Hive', outcome: 'lowest', gameTitle: 'Hive', bggId: 2655, rows: [{ label: 'Queens' }, bugs] },
    },
    { call: 'put /api/score-sheets/5', body: { rows: [bugs] } },
    { call: 'delete /api/score-sheets/5' },
  ]);
});

test('a known score sheet is copied, and a failure to save keeps the form', { tags: ['rare'] }, async () => {
  openPage('/score-sheets', [...ANSWERS, fail(addSheet)]);
  await page.getByText('Wingspan', { exact: true }).click();
  await button('Copy Wingspan').click();
  await expect
    .poll(labels)
    .toEqual(['Birds', 'Bonus cards', 'Goals of the rounds', 'Eggs', 'Food on cards', 'Tucked cards']);
  await name.fill('Wingspan at home');
  await button('Save Score Sheet').click();
  await expectText('The score sheet could not be saved. Please try again.');
  await expect.element(name).toHaveValue('Wingspan at home');
  await expect.element(button('Save Score Sheet')).toBeEnabled();
  expect(labels()).toHaveLength(6);
});
