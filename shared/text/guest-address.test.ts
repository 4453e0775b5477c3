import { expect, test } from 'vitest';
import { canBeWrittenTo, noAddress } from './guest-address.ts';

test('a guest without an address gets no mail', () => {
  expect(canBeWrittenTo(noAddress('2f1c'))).toBe(false);
});

test('placeholder addresses of two guests differ', () => {
  expect(noAddress('2f1c')).not.toBe(noAddress('2f1d'));
});

test.each(['ana@example.org', 'ana@example.invalid.org', 'ana.invalid@example.org', '.invalid@example.org'])(
  '%s can receive mail',
  (email) => {
    expect(canBeWrittenTo(email)).toBe(true);
  },
);
