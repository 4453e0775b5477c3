import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPad } from '#shared/contracts/score-pads.ts';
import { anAnswer } from '#tests/support/a-stored-pad.ts';
import { answer, refuse } from './support/answers.ts';
import { EMPTY_ACCOUNT } from './support/empty-account.ts';
import { expectHeading, expectText } from './support/expect-shown.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openPage } from './support/render.tsx';

test('the score pad page is accessible for a visitor', { tags: ['rare'] }, async () => {
  openPage('/table', EMPTY_ACCOUNT, null);
  await expectText('Begin a Table');
  await expectAccessible('table-visitor');
});

test('an unknown code of a score pad shows a message and is accessible', { tags: ['rare'] }, async () => {
  openPage('/table/K7M2QX', [...EMPTY_ACCOUNT, refuse(readPad, 'not_found')], null);
  await expectHeading('No Table Under This Code');
  await expectAccessible('table-wrong-code');
});

test('a finished score pad is accessible', { tags: ['rare'] }, async () => {
  openPage('/table/ABC234', [...EMPTY_ACCOUNT, answer(readPad, { ...anAnswer([]), status: 'finished', isOwn: true })]);
  await expectText('Saved as a play');
  await expect.element(page.getByRole('main')).toBeVisible();
  await expectAccessible('table-saved');
});
