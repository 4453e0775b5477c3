import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { closeLoans } from '#client/copies/loans/loan-dialog-view.ts';
import { chooseCollectionLayout } from '#client/collection/my-games/collection-layout.ts';
import { listRecentGuests } from '#shared/nights/attendees-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames, removeGame, restoreGame } from '#shared/games/games-contract.ts';
import {
  addLoan,
  changeLoan,
  endLoan,
  listLoans,
  listNightsOfGame,
  listReturnedLoans,
  type Loan,
  reopenLoan,
} from '#shared/games/loans/loans-contract.ts';
import { listGamePlays } from '#shared/plays/plays-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anOpenLoan } from '../support/an-open-loan.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';
import { showMore } from '../support/show-more.ts';
import { selectGames } from '../support/view-sheet.ts';

/** A finger needs more room than a mouse. */
const touchScreen = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });

afterEach(async () => {
  await touchScreen(false);
  chooseCollectionLayout('cards');
  closeLoans();
});

const COPIES = [aCopy({ id: 1, language: 'English' }), aCopy({ id: 2, language: 'Portuguese', place: 'Cottage' })];
const lentTo = (personName: string, facts: Partial<Loan> = {}) => anOpenLoan({ personName, until: null, ...facts });

const open = (path: string, ...answers: Answered[]) =>
  openPage(path, [
    ...EMPTY_ACCOUNT,
    answer(listGames, [aGame()]),
    answer(listGamePlays, []),
    answer(listReturnedLoans, []),
    answer(listNightsOfGame, []),
    ...answers,
  ]);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const to = dialog.getByRole('combobox', { name: /^To/ });

test('selecting a guest of a night as the borrower fills in their address', { tags: ['rare'] }, async () => {
  const [name, email] = ['Priya Raman', 'priya@example.org'];
  open('/games/1', answer(listRecentGuests, [{ name, email }]));
  await button('Lend').first().click();
  await to.fill('pri');
  await dialog.getByRole('option', { name: `${name} ${email}` }).click();
  await expect.element(to).toHaveValue(name);
  await expect.element(dialog.getByLabelText('Their e-mail address')).toHaveValue(email);
  await dialog.getByRole('checkbox', { name: `Ask ${name}` }).click();
  await expectText(`One mail to ${email}`);
});

test(
  'lending the second of two copies makes the game unavailable; copies are returned separately',
  { tags: ['rare'] },
  async () => {
    const first = lentTo('Wilhelmina', { copyId: 2, copiesOfGame: 2 });
    const second = lentTo('Cem', { id: 2, copyId: 1, copiesOfGame: 2 });
    const calls = () => sentChanges().map(({ call }) => call);
    open(
      '/games/1',
      answer(listCopies, COPIES),
      answerBy(listLoans, () =>
        [first, second].filter(
          ({ id }) => (id === 1 || calls().length > 0) && !calls().includes(`post /api/loans/${id}/return`),
        ),
      ),
      answerBy(listReturnedLoans, () => (calls().length > 1 ? [{ ...first, returnedOn: '2026-02-01' }] : [])),
      answer(addLoan, second),
      answer(endLoan, { ...first, returnedOn: '2026-02-01' }),
    );
    await expect.element(button('It Is Back')).toBeVisible();
    await button('Lend').first().click();
    const copy = dialog.getByLabelText('Which copy');
    expect(
      copy
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).not.toContain('Portuguese, Cottage');
    await copy.selectOptions('English');
    await expectText(/leave it out until then/);
    await to.fill('Cem');
    await button('Lend to Cem').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => button('Lend').elements()).toHaveLength(0);
    await expect.poll(() => button('It Is Back').elements()).toHaveLength(2);
    await button('It Is Back').first().click();
    await expect
      .element(page.getByRole('region', { name: 'Earlier loans' }).getByText('Portuguese, Cottage'))
      .toBeVisible();
    await expect.element(button('Lend').first()).toBeVisible();
  },
);

test.each([
  ['included while one of two copies is available', [1], 0],
  ['excluded while both copies are lent', [1, 2], 1],
])('in the Magic Picker a game is %s', { tags: ['rare'] }, async (_words, ids, count) => {
  const loans = ids.map((id) => lentTo('Wilhelmina', { id, copyId: id, copiesOfGame: 2 }));
  open('/magic-picker', answer(listCopies, COPIES), answer(listLoans, loans));
  await expectHeading('Smart Filters');
  await expectText(count === 0 ? /^1 game fits/ : /is with Wilhelmina/);
  expect(page.getByText('is with Wilhelmina').elements()).toHaveLength(count);
});

test('a loan that was ended in another tab is gone from the page once a change of it is refused', async () => {
  let isReturned = false;
  open(
    '/games/1',
    answerBy(listLoans, () => (isReturned ? [] : [lentTo('Wilhelmina')])),
    refuse(changeLoan, 'not_found'),
  );
  await button('Change').click();
  isReturned = true;
  await button('Save Changes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('It Is Back')).not.toBeInTheDocument();
});

test('a removed game no longer counts as lent, until its removal is undone', async () => {
  const calls = () => sentChanges().map(({ call }) => call);
  const isRemoved = () => calls().includes('delete /api/games/1') && !calls().includes('post /api/games/1/restore');
  const other = aGame({ id: 2, title: 'Brass' });
  open(
    '/my-games',
    answerBy(listGames, () => (isRemoved() ? [other] : [aGame(), other])),
    answerBy(listLoans, () => (isRemoved() ? [] : [lentTo('Wilhelmina')])),
    answer(removeGame, undefined),
    answer(restoreGame, aGame()),
  );
  await expect.element(button('1 lent')).toBeVisible();
  await showMore();
  await button(/^Remove Game:/)
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await expect.element(button('1 lent')).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(button('1 lent')).toBeVisible();
});

test('an undo that comes too late says that the game stays removed, not to try again', { tags: ['rare'] }, async () => {
  const isRemoved = () => sentChanges().some(({ call }) => call === 'delete /api/games/1');
  open(
    '/my-games',
    answerBy(listGames, () => (isRemoved() ? [] : [aGame()])),
    answer(removeGame, undefined),
    refuse(restoreGame, 'undo_expired'),
  );
  await showMore();
  await button(/^Remove Game:/)
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Game' }).click();
  await button('Undo').click();
  await expectText('The time to undo is over, so the game stays removed.');
});

test(
  'in the compact list a selected game is lent from the toolbar, and returned in one press',
  { tags: ['rare'] },
  async () => {
    const sent = (call: string) => sentChanges().some((one) => one.call === call);
    await touchScreen(true);
    chooseCollectionLayout('list');
    open(
      '/my-games',
      answerBy(listLoans, () =>
        sent('post /api/games/1/loans') && !sent('post /api/loans/1/return') ? [lentTo('Wilhelmina')] : [],
      ),
      answer(addLoan, lentTo('Wilhelmina')),
      answer(endLoan, lentTo('Wilhelmina', { returnedOn: '2026-02-01' })),
    );
    const row = page.getByRole('list', { name: 'Owned games' }).getByRole('listitem');
    const link = row.getByRole('link', { name: 'Azul' });
    const mark = row.getByRole('button', { name: '+1: mark Azul as played' });
    await expect.element(mark).toBeVisible();
    await selectGames();
    await row.getByRole('checkbox').click();
    await page.getByRole('region', { name: 'Selected games' }).getByRole('button', { name: 'Lend' }).click();
    await to.fill('Wilhelmina');
    await button('Lend to Wilhelmina').click();
    await expect.element(row.getByText(/^With Wilhelmina/)).toBeVisible();
    await expect.element(link).toHaveFocus();

    const back = row.getByRole('button', { name: 'It Is Back: Azul' });
    const { width, height } = back.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(mark.query()?.checkVisibility() ?? false).toBe(false);
    (back.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(mark).toBeVisible();
    await expect.element(link).toHaveFocus();
  },
);

test('the list of loans does not truncate the date after a long name', { tags: ['rare'] }, async () => {
  const name = 'Bartholomew Featherstonehaugh the Younger of Linden Row';
  open('/my-games?lent=1', answer(listLoans, [lentTo(name, { until: '2999-12-24' })]));
  const note = dialog.getByText(name);
  await expect.element(note).toBeVisible();
  const { scrollWidth, clientWidth } = note.element();
  expect(scrollWidth - clientWidth).toBe(0);
  expect(note.element().getBoundingClientRect().right).toBeLessThan(390);
});

test('the list of loans returns a game in one press, which can be undone', { tags: ['rare'] }, async () => {
  const loan = lentTo('Wilhelmina');
  const isBack = () => sentChanges().at(-1)?.call === 'post /api/loans/1/return';
  open(
    '/my-games',
    answerBy(listLoans, () => (isBack() ? [] : [loan])),
    answer(endLoan, { ...loan, returnedOn: '2026-02-01' }),
    answer(reopenLoan, loan),
  );
  const name = dialog.getByText('With Wilhelmina');
  await button('1 lent').click();
  await expect.element(name).toBeVisible();
  await expectWalked('LentDialog');
  await button('1 lent').click();
  await button('It Is Back: Azul').click();
  await expect.element(name).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(name).toBeVisible();
  await button('It Is Back: Azul').click();
  await expectText('Every game is where it belongs');
  expect(sentChanges().map(({ call }) => call)).toEqual(
    ['post', 'delete', 'post'].map((method) => `${method} /api/loans/1/return`),
  );
});
