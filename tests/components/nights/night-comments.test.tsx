import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeEvent, getEvent } from '#shared/nights/events-contract.ts';
import {
  addNightComment,
  listNightComments,
  type NightComment,
  removeNightComment,
} from '#shared/nights/night-comments-contract.ts';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { answer, answerBy, refuse, sentChanges } from '../support/answers.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openNight } from '../support/open-night.ts';

const WRITTEN: NightComment[] = [
  { id: 1, author: 'Ben Okafor', isHost: false, text: 'Shall I bring soup?', createdAt: new Date('2026-11-01T18:00Z') },
  { id: 2, author: null, isHost: false, text: 'Yes please', createdAt: new Date('2026-11-01T19:00Z') },
];
const section = () => page.getByRole('heading', { name: 'Comments' });
const list = page.getByRole('list', { name: 'Comments' });

test('comments are off at first, and the host turns them on', async () => {
  let night = anEvent();
  const change = answerBy(changeEvent, ({ body }) => (night = anEvent(body as object)));
  openNight(
    {},
    [],
    answerBy(getEvent, () => night),
    change,
  );
  await section().click();
  await expect.element(page.getByLabelText('Your comment')).not.toBeInTheDocument();
  await page.getByLabelText('Guests can comment').click();
  await expect.element(page.getByLabelText('Your comment')).toBeVisible();
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    ['patch /api/events/1', { allowsComments: true }],
  ]);
});

test('a refused comment stays in its field', async () => {
  openNight({ allowsComments: true }, [], refuse(addNightComment, 'limit_reached'));
  await section().click();
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectText('Please write something');
  await page.getByLabelText('Your comment').fill('Welcome');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectText('The comment was not written');
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('Welcome');
});

test('the host reads, writes and removes comments', async () => {
  let all = WRITTEN;
  openNight(
    { allowsComments: true },
    [],
    answerBy(listNightComments, () => all),
    answerBy(addNightComment, ({ body }) => {
      const { text } = body as { text: string };
      all = [...all, { id: 3, author: 'Maya', isHost: true, text, createdAt: new Date() }];
      return all;
    }),
    answerBy(removeNightComment, () => {
      all = all.filter(({ id }) => id !== 1);
      return undefined;
    }),
  );
  await section().click();
  await expect.element(list).toHaveTextContent(/Ben Okafor.*Shall I bring soup\?.*A guest.*Yes please/);
  await page.getByLabelText('Your comment').fill('Welcome');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect.element(list).toHaveTextContent(/Maya.*host.*Welcome/);
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('');
  await page.getByRole('button', { name: 'Remove the comment of Ben Okafor: Shall I bring soup?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Comment' }).click();
  await expectText('Comment removed');
  await expect.element(list).not.toHaveTextContent('soup');
});

test('past comments are read, and closed ones have no field', async () => {
  const past = { date: new Date('2020-05-03T18:00:00Z'), status: 'cancelled' as const, allowsComments: true };
  openNight(past, [], answer(listNightComments, WRITTEN));
  await section().click();
  await expect.element(list).toHaveTextContent('Yes please');
  await expectText('Closed 7 days after the night.');
  await expect.element(page.getByLabelText('Guests can comment')).not.toBeInTheDocument();
});

test('the field and the question are accessible, and walked by Tab', async () => {
  openNight({ allowsComments: true }, [], answer(listNightComments, WRITTEN));
  await section().click();
  await expect.element(list).toBeVisible();
  await expectAccessible('night-comments');
  await expectWalked('NightCommentForm');
  await page.getByRole('button', { name: 'Remove the comment of Ben Okafor: Shall I bring soup?' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('NightCommentList question');
});
