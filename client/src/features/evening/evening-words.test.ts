import { expect, test } from 'vitest';
import { clockText, endText, lengthText, titlesText } from './evening-words.ts';

test('the clock is the one at the host’s place, over midnight too', () => {
  const night = { date: new Date('2026-06-15T18:30:00Z'), timeZone: 'Europe/Berlin' };
  expect([0, 57, 240].map((minutes) => clockText(night, minutes, 'en-GB'))).toEqual(['20:30', '21:27', '00:30']);
});

test('how long a game takes says what of it is explaining', () => {
  expect(lengthText({ minutes: 60, explained: 0 })).toBe('60 minutes');
  expect(lengthText({ minutes: 72, explained: 12 })).toBe('72 minutes, 12 of them to explain it');
});

test('the end tells how many minutes are left of the night', () => {
  expect([0, 1, 20].map(endText)).toEqual(['The end.', 'The end, 1 minute early.', 'The end, 20 minutes early.']);
});

test('titles stand in a sentence', () => {
  expect(titlesText(['Heat'])).toBe('Heat');
  expect(titlesText(['Heat', 'Azul', 'Root'])).toBe('Heat, Azul and Root');
});
