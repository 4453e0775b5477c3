import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { completeTitle } from '#shared/games/titles-contract.ts';
import {
  addStaffPick,
  changeStaffPick,
  listStaffPicks,
  type PickFields,
  retireStaffPick,
} from '#shared/recommendations/staff-picks-contract.ts';
import { aStaffPick } from '#tests/support/rows/a-staff-pick.ts';
import { aTitleMatch } from '#tests/support/rows/a-title-match.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';
import { STAFF_PICKS } from '../support/staff-picks.ts';

const HANABI = aStaffPick({ id: 7, title: 'Hanabi' });
const LATER = new Date('2026-01-01T00:00:01Z');
const open = (...answers: Answered[]) =>
  openPage('/staff', [...EMPTY_ACCOUNT, answer(listStaffPicks, [HANABI]), ...answers], aUser({ isStaff: true }));
const save = () => page.getByRole('button', { name: 'Save Pick' }).click();
const reason = page.getByRole('textbox', { name: 'Why You Recommend It' });

test('the staff page is not found for other users', { tags: ['rare'] }, async () => {
  openPage('/staff', EMPTY_ACCOUNT);
  await expectHeading('Page Not Found');
});

test('staff create a pick of a known game with a preview', { tags: ['rare'] }, async () => {
  const known = aTitleMatch({ bggId: 98778, title: 'Hanabi', players: '2-5' });
  open(
    answer(completeTitle, [known]),
    answerBy(addStaffPick, ({ body }) => aStaffPick(body as PickFields)),
  );
  await page.getByRole('button', { name: 'New Pick' }).click();
  await page.getByRole('combobox', { name: 'Game Title' }).fill('Hanab');
  await page.getByRole('listbox', { name: 'Known games' }).getByRole('option').first().click();
  await expect.element(page.getByRole('textbox', { name: 'Players' })).toHaveValue('2-5');
  await save();
  await expectFieldError(reason, 'Please say why you recommend it');
  expect(sentChanges()).toEqual([]);
  await reason.fill('You see every hand but your own.');
  await page.getByRole('checkbox', { name: 'Featured' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('“You see every hand but your own.”')).toBeVisible();
  await save();
  await expectText('Hanabi is among the staff picks.');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Hanabi', bggId: 98778, players: '2-5', featured: true, staffMember: 'Robin' }),
  ]);
});

test(
  'a pick changed by another user meanwhile is overwritten on the second save only',
  { tags: ['rare'] },
  async () => {
    const isRefused = () => sentChanges().length > 0;
    const refused = refuse(changeStaffPick, 'changed_meanwhile');
    const accepted = answer(changeStaffPick, HANABI);
    open(
      answerBy(listStaffPicks, () => [isRefused() ? { ...HANABI, updatedAt: LATER } : HANABI]),
      { ...accepted, respond: (one) => (sentChanges().length > 1 ? accepted : refused).respond(one) },
    );
    const group = page.getByRole('group', { name: 'Hanabi', exact: true });
    await group.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Duration' }).fill('30 min');
    await save();
    await expectText('Somebody else has changed this pick in the meantime');
    await save();
    await expectText('Pick saved');
    expect(sentChanges().map(({ body }) => body)).toEqual(
      [HANABI.updatedAt, LATER].map((version) =>
        expect.objectContaining({ duration: '30 min', updatedAt: version.toISOString() }),
      ),
    );
    await expect.element(group.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
);

test('a pick is retired', { tags: ['rare'] }, async () => {
  open(answer(retireStaffPick, { ...HANABI, retiredAt: LATER }));
  await page.getByRole('button', { name: 'Retire' }).click();
  await expectText('Hanabi is no longer shown.');
  expect(sentChanges().map(({ body }) => body)).toEqual([{ retired: true, updatedAt: HANABI.updatedAt.toISOString() }]);
});

test('the form of a complete pick beside its preview is accessible', async () => {
  open(answer(listStaffPicks, [...STAFF_PICKS]));
  const group = page.getByRole('group', { name: 'The Lord of the Rings: Duel for Middle-earth', exact: true });
  await group.getByRole('button', { name: 'Edit' }).click();
  await expectHeading('Edit Pick');
  await expect.element(page.getByRole('region', { name: 'Preview' }).getByText(/Land a plane together/)).toBeVisible();
  await expectAccessible('staff-pick');
  await expectWalked('PickEditor');
});
