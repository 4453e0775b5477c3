import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('thousands are grouped as in American English', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});
