import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestWithText } from './players-text.ts';

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
