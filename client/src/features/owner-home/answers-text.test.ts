import { expect, test } from 'vitest';
import { answersText } from './answers-text.ts';

test('nobody but the host is in until somebody answers', () => {
  expect(answersText({ heads: 1, people: [] })).toBe('You are in.');
  expect(answersText({ heads: 1, people: [{ name: 'Tom', status: 'invited' }] })).toBe(
    'You are in, Tom has not answered.',
  );
});

test('up to two are named, more are counted', () => {
  const people = [
    { name: 'Ana', status: 'accepted' },
    { name: 'Tom', status: 'maybe' },
    { name: 'Bo', status: 'maybe' },
    { name: 'Cy', status: 'invited' },
    { name: 'Di', status: 'declined' },
    { name: 'Ed', status: 'declined' },
    { name: 'Flo', status: 'declined' },
  ] as const;
  expect(answersText({ heads: 2, people: [...people] })).toBe(
    '2 are in, Tom and Bo say maybe, Cy has not answered, 3 cannot.',
  );
});
