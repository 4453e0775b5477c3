import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addSheet, deleteSheet, listSheets, type OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { aSheet } from '#tests/support/rows/a-sheet.ts';
import { answer, answerBy, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const WONDERS: OwnScoreSheet = { id: 5, ...aSheet() };
const TRICKS: OwnScoreSheet = { id: 6, name: 'Tricks', outcome: 'lowest', gameTitle: null, bggId: null, rows: [] };
const SHEETS = [...EMPTY_ACCOUNT, answer(listSheets, [TRICKS, WONDERS])];

test('a score sheet is deleted after confirmation, and Escape cancels it', { tags: ['rare'] }, async () => {
  openPage('/score-sheets', [...SHEETS, answer(deleteSheet, undefined)]);
  const opener = page.getByRole('button', { name: 'Delete Tricks' });
  await opener.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectAccessible('score-sheet-delete');
  await expectWalked('DeleteSheetDialog question');
  await expect.element(opener).toHaveFocus();
  expect(sentChanges()).toEqual([]);
  await opener.click();
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sentChanges().map(({ call }) => call)).toEqual(['delete /api/score-sheets/6']);
});

test('a score sheet that another device has deleted is said to be gone, and leaves the list', async () => {
  let isListed = true;
  openPage('/score-sheets', [
    ...EMPTY_ACCOUNT,
    answerBy(listSheets, () => (isListed ? [TRICKS, WONDERS] : [WONDERS])),
    refuse(deleteSheet, 'not_found'),
  ]);
  await page.getByRole('button', { name: 'Delete Tricks' }).click();
  isListed = false;
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expectText(/^This no longer exists/);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete Tricks' })).not.toBeInTheDocument();
});

test('a new score sheet shows errors at their fields', { tags: ['rare'] }, async () => {
  openPage('/score-sheets?sheet=new', [...EMPTY_ACCOUNT, answer(addSheet, WONDERS)]);
  await page.getByRole('combobox', { name: 'Worth' }).selectOptions('A table of points');
  await page.getByRole('button', { name: 'Save Score Sheet' }).click();
  await expectText('Every row has a name');
  await expectFieldError(page.getByLabelText(/^Name/).first(), 'A score sheet has a name');
  expect(sentChanges()).toEqual([]);
  await expectAccessible('score-sheet-errors');
});

test('the form to edit a score sheet is accessible', async () => {
  openPage('/score-sheets?sheet=5', SHEETS);
  await expectHeading('Edit Score Sheet');
  await expectAccessible('score-sheet');
  await expectWalked('SheetEditor');
});

test('a partly filled score sheet is restored with its rows, until it is saved', { tags: ['rare'] }, async () => {
  openPage('/score-sheets', [...SHEETS, answer(addSheet, { ...WONDERS, id: 7 })]);
  const open = page.getByRole('button', { name: 'New Score Sheet' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const resumed = page.getByText('This is what you had written when you left.');
  await open.click();
  await name.fill('Our Half Sheet');
  await page.getByRole('textbox', { name: 'Row 1' }).fill('Coins');
  await page.getByRole('button', { name: 'Add Row' }).click();
  await userEvent.keyboard('Shields');
  history.back();
  await open.click();
  await expect.element(resumed).toBeVisible();
  const rows = [...document.querySelectorAll<HTMLInputElement>('[data-row-label]')].map(({ value }) => value);
  expect(rows).toEqual(['Coins', 'Shields']);
  await page.getByRole('button', { name: 'Save Score Sheet' }).click();
  await open.click();
  await expect.element(name).toHaveValue('');
  await expect.element(resumed).not.toBeInTheDocument();
  const labels = ['Coins', 'Shields'].map((label) => expect.objectContaining({ label }));
  expect(sentChanges()).toMatchObject([{ body: { name: 'Our Half Sheet', rows: labels } }]);
});
