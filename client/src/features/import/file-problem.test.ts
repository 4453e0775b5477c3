import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { sendProblem } from './file-problem.ts';

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
