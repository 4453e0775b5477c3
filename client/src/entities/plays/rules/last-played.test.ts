import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPlayedText, lastPlayOf } from './last-played.ts';
import { englishFor } from '#client/lib/rules/reader-time.ts';

const now = new Date(2026, 2, 31, 9, 0);
const daysAgo = (days: number) => new Date(2026, 2, 31 - days, 22, 30);

describe('when a game was last played', () => {
  test('never, when it has not been', () => {
    expect(lastPlayedText(null, now)).toBe('Never');
  });

  test('unknown, when it has been and nobody wrote down when', () => {
    expect(lastPlayOf({ lastPlayed: null, timesPlayed: 13 }, now)).toBe('unknown');
    expect(lastPlayOf({ lastPlayed: null, timesPlayed: 0 }, now)).toBe('Never');
    expect(lastPlayOf({ lastPlayed: daysAgo(1), timesPlayed: 13 }, now)).toBe('Yesterday');
  });

  test.each([
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, 'Mar 1, 2026'],
  ])('%i days back it reads %s', (days, text) => {
    expect(lastPlayedText(daysAgo(days), now, 'en-US')).toBe(text);
  });

  test('at breakfast, last night is yesterday and a minute past midnight is today', () => {
    expect(lastPlayedText(new Date(2026, 2, 30, 23, 59), new Date(2026, 2, 31, 0, 1))).toBe('Yesterday');
    expect(lastPlayedText(new Date(2026, 2, 31, 0, 1), new Date(2026, 2, 31, 23, 59))).toBe('Today');
  });

  test('an older day is written with the month as a word, in the order of the reader', () => {
    expect(lastPlayedText(new Date(2025, 7, 14), now, 'en-GB')).toBe('14 Aug 2025');
    expect(lastPlayedText(new Date(2025, 7, 14), now, englishFor('de'))).toBe('14 Aug 2025');
  });

  test('a day to come is a date', () => {
    expect(lastPlayedText(new Date(2026, 3, 1), now, 'en-US')).toBe('Apr 1, 2026');
  });

  test('the hour of the day changes nothing', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), hour, hour, (days, played, read) => {
        const at = (back: number, h: number) => new Date(2026, 2, 31 - back, h);
        fc.pre(days > 0 || played <= read);
        return lastPlayedText(at(days, played), at(0, read)) === lastPlayedText(at(days, 12), at(0, 12));
      }),
    );
  });
});
