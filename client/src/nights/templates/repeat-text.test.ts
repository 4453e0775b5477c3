import { expect, test } from 'vitest';
import type { RepeatingNight } from '#shared/time/repeating-nights.ts';
import { nextNight, repeatText, savingText, shortDayText, someOf } from './repeat-text.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const FRIDAYS: RepeatingNight = {
  repeat: 'weekly',
  monthWeek: null,
  nextDate: '2026-12-11',
  time: '19:00',
  timeZone: 'UTC',
  daysAhead: 14,
};

test.each([
  [{}, 'Every Friday at 19:00'],
  [{ repeat: 'two_weeks' }, 'Every other Friday at 19:00'],
  [{ repeat: 'monthly', monthWeek: 2 }, 'On the second Friday of the month at 19:00'],
  [{ repeat: 'monthly', monthWeek: -1 }, 'On the last Friday of the month at 19:00'],
  [{ repeat: 'never' }, 'When you use it, usually at 19:00'],
  [{ repeat: 'never', time: null }, 'When you use it'],
] as const)('%j reads %s', (changes, words) => {
  expect(repeatText({ ...FRIDAYS, ...changes }, 'en-GB')).toBe(words);
});

test('the next night is shown with the day of its creation', () => {
  expect(nextNight(FRIDAYS, NOW)).toEqual({ date: '2026-12-11', madeOn: '2026-11-27' });
  expect(nextNight({ ...FRIDAYS, nextDate: '2026-10-02' }, NOW)).toEqual({ date: '2026-12-11', madeOn: '2026-11-27' });
  expect(nextNight({ ...FRIDAYS, repeat: 'never' }, NOW)).toBeNull();
});

test('the text before saving says what is created at once and later, and who is invited', () => {
  const later = 'The night of Fri 11 Dec is made and 3 regulars are invited on Fri 27 Nov.';
  expect(savingText(FRIDAYS, 3, NOW, 'en-GB')).toBe(later);
  expect(savingText({ ...FRIDAYS, nextDate: '2026-12-04' }, 1, NOW, 'en-GB')).toBe(
    `The night of Fri 4 Dec is made and 1 regular is invited as soon as you save. ${later.replace('3 regulars are', '1 regular is')}`,
  );
  expect(savingText({ ...FRIDAYS, nextDate: '2026-11-27' }, 0, NOW, 'en-GB')).toMatch(
    /^The nights of Fri 27 Nov and Fri 4 Dec are made as soon as you save\./,
  );
  expect(savingText({ ...FRIDAYS, repeat: 'never' }, 3, NOW)).toBe('It waits here until you use it.');
  expect(savingText({ ...FRIDAYS, time: null }, 3, NOW)).toMatch(/^Choose a time/);
});

test('the text before saving a paused template promises no nights', () => {
  const paused = { ...FRIDAYS, isPaused: true };
  expect(savingText(paused, 3, NOW)).toBe('It is paused: it makes no nights until you resume it.');
  expect(savingText({ ...paused, repeat: 'never' }, 3, NOW)).toBe('It waits here until you use it.');
});

test('days of another year include the year', () => {
  expect(shortDayText('2027-01-01', NOW, 'en-GB')).toBe('Fri 1 Jan 2027');
});

test('a long list is shortened if more than one entry would be omitted', () => {
  expect([someOf(['A']), someOf(['A', 'B', 'C']), someOf(['A', 'B', 'C', 'D'])]).toEqual([
    'A',
    'A, B and C',
    'A, B and 2 more',
  ]);
});
