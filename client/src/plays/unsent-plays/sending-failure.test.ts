import { expect, test } from 'vitest';
import { sendingFailure } from './sending-failure.ts';

test.each([400, 403, 404, 409, 413, 415])('%s: the play is refused and needs attention', (status) => {
  expect(sendingFailure(status)).toBe('refused');
});

test('401: the play waits for sign-in', () => {
  expect(sendingFailure(401)).toBe('signed-out');
});

test.each([null, 408, 429, 502, 503, 504])('%s: the play is retried', (status) => {
  expect(sendingFailure(status)).toBe('later');
});

test('500: the play is retried, and the others are sent', () => {
  expect(sendingFailure(500)).toBe('skipped');
});
