import { expect, test } from 'vitest';
import { clockText, endText, lengthText, titlesText } from './evening-text.ts';

test('clock times are in the zone of the host, also past midnight', () => {
  const night = { date: new Date('2026-06-15T18:30:00Z'), timeZone: 'Europe/Berlin' };
  expect([0, 57, 240].map((minutes) => clockText(night, minutes, 'en-GB'))).toEqual(['20:30', '21:27', '00:30']);
});

test('the duration of a game includes and names the minutes of explanation', () => {
  expect(lengthText({ minutes: 60, explained: 0 })).toBe('60 minutes');
  expect(lengthText({ minutes: 72, explained: 12 })).toBe('72 minutes, 12 of them to explain it');
});

test('the end shows how many minutes of the night are left', () => {
  expect([0, 1, 20].map(endText)).toEqual(['The end.', 'The end, 1 minute early.', 'The end, 20 minutes early.']);
});

test('titles are joined in a sentence', () => {
  expect(titlesText(['Heat'])).toBe('Heat');
  expect(titlesText(['Heat', 'Azul', 'Root'])).toBe('Heat, Azul and Root');
});
