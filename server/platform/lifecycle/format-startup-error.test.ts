import { expect, test } from 'vitest';
import { EnvironmentError } from '#server/platform/config/environment.ts';
import { formatStartupError } from './format-startup-error.ts';

test.each([
  [
    new EnvironmentError(['PORT: must be a port number', 'HOST: is none']),
    ['PORT: must be a port number', 'HOST: is none'],
  ],
  [
    new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]),
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ],
  [new Error('no room'), ['no room']],
  ['text', ['text']],
])('%s', (error, lines) => {
  expect(formatStartupError(error)).toEqual(lines);
});
