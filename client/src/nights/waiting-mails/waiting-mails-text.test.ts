import { expect, test } from 'vitest';
import { waitingText } from './waiting-mails-text.ts';

test.each([
  [180, 'three minutes'],
  [151, 'three minutes'],
  [100, 'two minutes'],
  [50, 'a minute'],
  [44, 'a few seconds'],
  [0, 'a few seconds'],
])('%i seconds before they leave, guests are told in %s', (seconds, words) => {
  expect(waitingText({ kind: 'changed', mails: 4, seconds }).title).toBe(`4 guests are told in ${words}`);
});

test('one guest is told, and results go to people', () => {
  expect(waitingText({ kind: 'cancelled', mails: 1, seconds: 180 }).title).toBe('1 guest is told in three minutes');
  expect(waitingText({ kind: 'vote_request', mails: 2, seconds: 100 }).title).toBe(
    '2 guests are asked for votes in two minutes',
  );
  expect(waitingText({ kind: 'results', mails: 1, seconds: 180 }).title).toBe(
    'The results go to 1 person in three minutes',
  );
});
