import { expect, test } from 'vitest';
import { readAddressList } from './rules/address-list.ts';
import { addressLines } from './address-lines.ts';

test('what is written is read back, whatever the names', () => {
  const people = [
    { email: 'ana@b.org', name: 'Ana; Sá <3' },
    { email: 'ben@b.org', name: 'Ben "the dice" Ek' },
    { email: 'cleo@b.org', name: null },
  ];
  expect(readAddressList(addressLines(people))).toEqual({ good: people, bad: [] });
});
