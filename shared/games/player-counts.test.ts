import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestWithText, playerCountsIn } from './player-counts.ts';

test.each([
  ['3', '3'],
  ['4, 3', '3,4'],
  ['2-4, 6', '2,3,4,6'],
  ['2 – 4', '2,3,4'],
  ['3 and 4', '3,4'],
  ['3 or 4', '3,4'],
  ['2/4', '2,4'],
  ['3,4,4', '3,4'],
  ['1-20', Array.from({ length: 20 }, (_, place) => place + 1).join(',')],
])('%s is read as %s', (text, counts) => {
  expect(playerCountsIn(text)).toBe(counts);
});

test.each(['', 'many', '4-2', '0', '3,', '1-21', '1-99', '100', '2.5', '-3', '3 4'])(
  '%j is not a list of player counts',
  (text) => {
    expect(playerCountsIn(text)).toBeNull();
  },
);

test('the text of stored counts is read back as the same counts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 20 }), (counts) => {
      const kept = counts.sort((a, b) => a - b).join(',');
      expect(playerCountsIn(bestWithText(kept)?.replace('Best with ', '') ?? '')).toBe(kept);
    }),
  );
});

test('consecutive separators count as one', () => {
  expect(playerCountsIn('3,, 4 ; and 5')).toBe('3,4,5');
});

test.each([
  ['3,4', 'Best with 3-4'],
  ['4', 'Best with 4'],
  ['2,4', 'Best with 2, 4'],
  [' 6, 5,2', 'Best with 2, 5-6'],
  ['3 ,4 ', 'Best with 3-4'],
  ['1,2,3,5', 'Best with 1-3, 5'],
])('the counts %s read %s', (stored, text) => {
  expect(bestWithText(stored)).toBe(text);
});

test.each([null, '', ',', 'many', 'x3', '3x', '3 4', '12345'])('%o has no player counts', (stored) => {
  expect(bestWithText(stored)).toBeNull();
});

test('every stored count is within the shown ranges', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (counts) => {
      const shown = (bestWithText(counts.join(',')) ?? '').replace('Best with ', '').split(', ');
      const covered = shown.flatMap((run) => {
        const [first = 0, last = first] = run.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => first + step);
      });
      expect(covered).toEqual(counts.toSorted((a, b) => a - b));
    }),
  );
});
