import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test.each([
  ['Race cars through tight bends.', 'Race cars through tight bends.'],
  ['Draft tiles. Score rows and columns.', 'Draft tiles.'],
  ['  Who wins?\n\nNobody knows.', 'Who wins?'],
  ['A game for 2.5 hours of trains and cattle on the way to Kansas City', 'A game for 2.5 hours of trains and cattle…'],
  ['x'.repeat(50), `${'x'.repeat(43)}…`],
  ['', ''],
])('of %o the first line is %o', (text, line) => {
  expect(firstLine(text, 44)).toBe(line);
});

test('it is never longer than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 80 }), (text, most) => {
      expect(firstLine(text, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
