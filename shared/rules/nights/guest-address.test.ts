import { expect, test } from 'vitest';
import { canBeWrittenTo, noAddress } from './guest-address.ts';

test('no mail goes to a guest who gave no address', () => {
  expect(canBeWrittenTo(noAddress('2f1c'))).toBe(false);
});

test('two guests who gave no address are not taken for one', () => {
  expect(noAddress('2f1c')).not.toBe(noAddress('2f1d'));
});

test.each(['ana@example.org', 'ana@example.invalid.org', 'ana.invalid@example.org', '.invalid@example.org'])(
  'mail goes to %s',
  (email) => {
    expect(canBeWrittenTo(email)).toBe(true);
  },
);
