import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPlayedText, lastPlayOf } from './last-played.ts';
import { englishFor } from '#client/lib/reader-time.ts';

const now = new Date(2026, 2, 31, 9, 0);
const daysAgo = (days: number) => new Date(2026, 2, 31 - days, 22, 30);

describe('the time of the last play', () => {
  test('is "Never" for an unplayed game', () => {
    expect(lastPlayedText(null, now)).toBe('Never');
  });

  test('is "unknown" if a game was played without a recorded date', () => {
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
  ])('%i days ago is shown as %s', (days, text) => {
    expect(lastPlayedText(daysAgo(days), now, 'en-US')).toBe(text);
  });

  test('is counted in calendar days: 23:59 was yesterday two minutes later', () => {
    expect(lastPlayedText(new Date(2026, 2, 30, 23, 59), new Date(2026, 2, 31, 0, 1))).toBe('Yesterday');
    expect(lastPlayedText(new Date(2026, 2, 31, 0, 1), new Date(2026, 2, 31, 23, 59))).toBe('Today');
  });

  test('is a date with the month as a word, in the order of the locale', () => {
    expect(lastPlayedText(new Date(2025, 7, 14), now, 'en-GB')).toBe('14 Aug 2025');
    expect(lastPlayedText(new Date(2025, 7, 14), now, englishFor('de'))).toBe('14 Aug 2025');
  });

  test('in the future is a date', () => {
    expect(lastPlayedText(new Date(2026, 3, 1), now, 'en-US')).toBe('Apr 1, 2026');
  });

  test('does not depend on the time of day', () => {
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
