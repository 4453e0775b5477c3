import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/http/api-error.ts';
import { restoreProblem, sendProblem } from './file-problem.ts';

const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }));

test('the message of the server about the file is shown, without a retry', () => {
  const problem = sendProblem(refusal(400, 'invalid_file', 'This is an Excel workbook.'));
  expect(problem).toMatchObject({ advice: 'This is an Excel workbook.', again: false });
});

test('a 413 response is shown as too large', () => {
  expect(sendProblem(new ApiError(413, '')).title).toContain('too large');
});

test('too many requests, a lost connection and a server error can be retried', () => {
  for (const error of [
    refusal(429, 'too_many_requests', ''),
    new TypeError(),
    new ApiError(500, ''),
    new SyntaxError(),
  ]) {
    expect(sendProblem(error).again).toBe(true);
  }
});

test('an account whose restoring was not answered may have been restored', () => {
  for (const error of [new TypeError(), new ApiError(504, '<html>Gateway Time-out</html>'), new SyntaxError()]) {
    const { title, advice, isUnknown } = restoreProblem(error);
    expect([title, isUnknown]).toEqual(['The server has not answered', true]);
    expect(advice).not.toContain('Nothing was changed');
  }
});

test.each([
  [refusal(409, 'account_not_empty', 'This account has games.'), 'This account has games.'],
  [refusal(413, 'too_large', 'This file is larger than 64 MB.'), 'This file is larger than 64 MB.'],
  [new ApiError(413, ''), 'This file is larger than the server accepts.'],
  [refusal(503, 'unavailable', 'There is no room for this file.'), 'There is no room for this file.'],
  [new ApiError(401, ''), 'Nothing was changed. Sign in again, then come back to this page.'],
])('an account that was refused was not restored: %s', (error, advice) => {
  expect(restoreProblem(error)).toEqual({ title: 'The account was not restored', advice, isUnknown: false });
});
