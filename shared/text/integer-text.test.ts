import fc from 'fast-check';
import { expect, test } from 'vitest';
import { integerText } from './integer-text.ts';

test('thousands are grouped as in American English', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(integerText(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});
