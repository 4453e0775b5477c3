import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/http/http.ts';
import { createFailed } from './messages.ts';

const refused = (code: string, message: string) => new ApiError(403, JSON.stringify({ code, message }));

test('a failure shows the message of the server, otherwise to try again', () => {
  expect(createFailed(new TypeError('no network'))).toEqual({
    title: 'Error creating game night',
    description: 'Please try again.',
    variant: 'destructive',
  });
  expect(createFailed(refused('event_cancelled', 'It is cancelled.'))).toMatchObject({
    description: 'It is cancelled.',
  });
});

test('a refusal by the plan links to the plans', () => {
  expect(createFailed(refused('PLAN_LIMIT_REACHED', 'One a month.'))).toMatchObject({
    description: 'One a month.',
    action: { href: '/premium' },
  });
});
