import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { isUnreachable } from './unreachable.ts';

const refusal = (code: string) => JSON.stringify({ code, message: '' });

test.each([
  new TypeError('Failed to fetch'),
  new DOMException('', 'TimeoutError'),
  new ApiError(502, '<h1>Bad Gateway</h1>'),
  new ApiError(503, refusal('unavailable')),
  new ApiError(504, ''),
])('%s: the server was unreachable', (error) => {
  expect(isUnreachable(error)).toBe(true);
});

test.each([
  new DOMException('', 'AbortError'),
  new ApiError(502, refusal('mail_unreachable')),
  new ApiError(500, ''),
  new ApiError(404, refusal('not_found')),
  new ApiError(401, refusal('not_signed_in')),
])('%s: the server responded, or the call was aborted', (error) => {
  expect(isUnreachable(error)).toBe(false);
});
