import { expect, test } from 'vitest';
import { sendingFailure } from './waiting-play.ts';

test.each([400, 403, 404, 409, 413, 415])('%s: somebody has to look at it', (status) => {
  expect(sendingFailure(status)).toBe('refused');
});

test('signed out, it waits for its owner', () => {
  expect(sendingFailure(401)).toBe('signed-out');
});

test.each([null, 408, 429, 500, 502, 503, 504])('%s: it is sent again', (status) => {
  expect(sendingFailure(status)).toBe('later');
});
