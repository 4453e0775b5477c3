import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '::ffff:c000:201'],
  ['::ffff:192.0.2.1.', '::ffff:192.0.2.1.'],
  ['2001:db8::1', '2001:db8::1'],
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
])('%j is normalized to %j', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
