import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorMessageOr } from './error-message-or.ts';

test.each([
  ['of a server error', new ApiError(500, '{"code":"server_error","message":"Something went wrong"}')],
  ['of a proxy before it', new ApiError(404, '<h1>Not here</h1>')],
  ['of the network', new TypeError('Failed to fetch')],
])('the text %s is not shown; the fallback is', (_, error) => {
  expect(errorMessageOr(error, 'Please try again.')).toBe('Please try again.');
});

test('a refusal shows the message of the server', () => {
  const error = new ApiError(409, '{"code":"event_over","message":"This event is over."}');
  expect(errorMessageOr(error, 'Please try again.')).toBe('This event is over.');
});
