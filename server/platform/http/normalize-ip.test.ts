import { expect, test } from 'vitest';
import { normalizeIp } from './normalize-ip.ts';

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '::ffff:c000:201'],
  ['::ffff:192.0.2.1.', '::ffff:192.0.2.1.'],
  ['2001:db8::1', '2001:db8::1'],
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
])('%j is normalized to %j', (address, plain) => {
  expect(normalizeIp(address)).toBe(plain);
});
