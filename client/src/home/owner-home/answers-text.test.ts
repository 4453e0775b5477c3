import { expect, test } from 'vitest';
import type { HomeNight } from '#shared/home/home-contract.ts';
import { answersText } from './answers-text.ts';

const NOBODY = { accepted: 0, maybe: 0, invited: 0, declined: 0, uninvited: 0, inLine: 0, asking: 0 };

test('without answers only the host is in', () => {
  expect(answersText({ heads: 1, people: [], answers: NOBODY })).toBe('You are in.');
  expect(
    answersText({ heads: 1, people: [{ name: 'Tom', status: 'invited' }], answers: { ...NOBODY, invited: 1 } }),
  ).toBe('You are in, Tom has not answered.');
});

test('up to two guests are named, more are counted', () => {
  const people: HomeNight['people'] = [
    { name: 'Ana', status: 'accepted' },
    { name: 'Tom', status: 'maybe' },
    { name: 'Bo', status: 'maybe' },
    { name: 'Cy', status: 'invited' },
    { name: 'Di', status: 'declined' },
    { name: 'Ed', status: 'declined' },
    { name: 'Flo', status: 'declined' },
  ];
  const answers = { ...NOBODY, accepted: 1, maybe: 2, invited: 1, declined: 3 };
  expect(answersText({ heads: 2, people, answers })).toBe(
    '2 are in, Tom and Bo say maybe, Cy has not answered, 3 cannot.',
  );
});

test('in a long list guests without a listed name are counted', () => {
  const answers = { ...NOBODY, accepted: 14, maybe: 5, invited: 1 };
  expect(answersText({ heads: 15, people: [{ name: 'Ana', status: 'accepted' }], answers })).toBe(
    '15 are in, 5 say maybe, 1 has not answered.',
  );
});

test('an uninvited guest does not count as silent', () => {
  expect(answersText({ heads: 1, people: [], answers: { ...NOBODY, uninvited: 1 } })).toBe(
    'You are in, 1 is not invited yet.',
  );
  const people: HomeNight['people'] = [{ name: 'Tom', status: 'invited' }];
  expect(answersText({ heads: 2, people, answers: { ...NOBODY, accepted: 1, invited: 1, uninvited: 3 } })).toBe(
    '2 are in, Tom has not answered, 3 are not invited yet.',
  );
});

test('guests on the waitlist and those who ask to come do not count as silent', () => {
  const answers = { ...NOBODY, accepted: 3, inLine: 2, asking: 1, uninvited: 1 };
  expect(answersText({ heads: 4, people: [], answers })).toBe(
    '4 are in, 2 are on the waitlist, 1 asks to come, 1 is not invited yet.',
  );
  expect(answersText({ heads: 1, people: [], answers: { ...NOBODY, inLine: 1, asking: 2 } })).toBe(
    'You are in, 1 is on the waitlist, 2 ask to come.',
  );
});
