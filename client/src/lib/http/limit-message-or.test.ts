import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { limitMessageOr } from './limit-message-or.ts';

const failed = {
  title: 'Error',
  description: 'Failed to add game. Please try again.',
  variant: 'destructive',
} as const;
const refused = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }));

it('returns the fallback for every other failure', () => {
  expect(limitMessageOr(failed, refused(500, 'server_error', 'Something went wrong.'))).toBe(failed);
  expect(limitMessageOr(failed, refused(409, 'duplicate_title', 'A game with this title is there.'))).toBe(failed);
  expect(limitMessageOr(failed, new Error('no network'))).toBe(failed);
});

it('returns the message of the server for a reached limit', () => {
  const sentence = 'An account keeps at most 20,000 games. Remove some first.';
  expect(limitMessageOr(failed, refused(409, 'limit_reached', sentence))).toEqual({
    title: 'Limit reached',
    description: sentence,
    variant: 'destructive',
  });
});
