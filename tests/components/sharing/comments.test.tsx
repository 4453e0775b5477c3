import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MessageForm } from '#client/nights/messages/message-form.tsx';
import { Comments } from '#client/sharing/shared-collection/comments.tsx';
import { addComment, type Comment, listComments, removeComment } from '#shared/sharing/shared-collection-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { aUser } from '../support/a-user.ts';
import { answer, answerBy, type Answered, sentChanges, setAnswers } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { show } from '../support/render.tsx';

const SHARE = 'AAAAAAAAAAAAAAAAAAAAAA';
const WORDS = '<img src=x onerror="document.title=1"> Brass on Friday?';

test('a comment is kept after a failed request, is shown as text without HTML, and can be removed', async () => {
  const title = document.title;
  let comments: Comment[] = [];
  const answers: Answered[] = [
    ...EMPTY_ACCOUNT,
    answerBy(listComments, () => ({ comments, hasMore: false })),
    answerBy(addComment, ({ body }) => {
      const { text } = body as { text: string };
      const one = { id: 1, author: 'Robin', text, isMine: true, mayRemove: true, createdAt: new Date() };
      comments = [one];
      return one;
    }),
    answerBy(removeComment, () => {
      comments = [];
      return undefined;
    }),
  ];
  show(<Comments shareId={SHARE} user={aUser()} />, { path: `/shared/${SHARE}`, answers });
  const post = page.getByRole('button', { name: 'Post Comment' });
  const field = page.getByLabelText('Your comment', { exact: true });
  await post.click();
  await expectText('Please write something first');
  await field.fill(WORDS);
  const failRequest = async () => {
    throw new TypeError('Failed to fetch');
  };
  setAnswers([...answers, { contract: addComment, respond: failRequest }]);
  await post.click();
  await expectText(/Your comment is still here/);
  await expect.element(field).toHaveValue(WORDS);
  setAnswers(answers);
  await post.click();
  const list = page.getByRole('list', { name: 'Comments' });
  await expect.element(list.getByText(WORDS)).toBeVisible();
  await expect.element(list.getByText('Robin')).toBeVisible();
  expect(list.getByRole('img').elements()).toEqual([]);
  expect(document.title).toBe(title);
  await expect.element(field).toHaveValue('');

  await page.getByRole('button', { name: /^Remove / }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('RemoveCommentDialog question');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Comment' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expectText('Nobody has said anything yet.');
  expect(sentChanges().map(({ call }) => call)).toEqual([
    `post /api/shared/${SHARE}/comments`,
    `post /api/shared/${SHARE}/comments`,
    'delete /api/shared-comments/1',
  ]);
});

test('what is typed to others is there again after the page was left, until it is sent', async () => {
  const aComment: Comment = {
    id: 1,
    author: 'Robin',
    text: WORDS,
    isMine: true,
    mayRemove: true,
    createdAt: new Date(),
  };
  function Forms() {
    const [isAway, setAway] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAway(!isAway)}>
          Leave or return
        </button>
        {isAway ? null : <Comments shareId={SHARE} user={aUser()} />}
        {isAway ? null : <MessageForm eventId={1} isFinding={false} />}
      </>
    );
  }
  show(<Forms />, {
    path: `/shared/${SHARE}`,
    answers: [
      ...EMPTY_ACCOUNT,
      answer(listComments, { comments: [], hasMore: false }),
      answer(addComment, aComment),
      answer(sendMessage, {
        message: { id: 1, audience: 'coming', text: 'Bring snacks', createdAt: new Date() },
        mailed: 1,
        heldBack: 0,
      }),
    ],
  });
  const comment = page.getByLabelText('Your comment', { exact: true });
  const message = page.getByLabelText('Message', { exact: true });
  const leaveAndReturn = async () => {
    await page.getByRole('button', { name: 'Leave or return' }).click();
    await expect.element(message).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Leave or return' }).click();
  };
  await expect.element(comment).toBeVisible();
  await expectWalked('CommentForm');
  await expectWalked('MessageForm');
  await comment.fill(WORDS);
  await message.fill('Bring snacks');
  await leaveAndReturn();
  await expect.element(comment).toHaveValue(WORDS);
  await expect.element(message).toHaveValue('Bring snacks');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.element(comment).toHaveValue('');
  await expect.element(message).toHaveValue('');
  await leaveAndReturn();
  await expect.element(comment).toHaveValue('');
  await expect.element(message).toHaveValue('');
});

test('older comments that do not load are said to be missing, and are there on another try', async () => {
  const said = (id: number, text: string): Comment => ({
    id,
    author: 'Robin',
    text,
    isMine: false,
    mayRemove: false,
    createdAt: new Date(),
  });
  let isThere = false;
  const pages = answerBy(listComments, ({ query }) =>
    'before' in query
      ? { comments: [said(1, 'The first of all')], hasMore: false }
      : { comments: [said(2, 'The latest')], hasMore: true },
  );
  const listed: Answered = {
    ...pages,
    respond: async (sent) =>
      'before' in sent.query && !isThere ? new Response('', { status: 500 }) : pages.respond(sent),
  };
  show(<Comments shareId={SHARE} user={aUser()} />, { path: `/shared/${SHARE}`, answers: [...EMPTY_ACCOUNT, listed] });
  const older = page.getByRole('button', { name: 'Older Comments' });
  await older.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The older comments could not be loaded.' });
  await expect.element(alert).toBeVisible();
  isThere = true;
  await older.click();
  await expectText('The first of all');
  await expect.element(alert).not.toBeInTheDocument();
});
