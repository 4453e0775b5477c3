import { expect, test } from 'vitest';
import { readAddressList } from './address-list.ts';
import { addressLines } from './address-lines.ts';

test('the written address lines are read back unchanged for any names', () => {
  const people = [
    { email: 'ana@b.org', name: 'Ana; Sá <3' },
    { email: 'ben@b.org', name: 'Ben "the dice" Ek' },
    { email: 'cleo@b.org', name: null },
  ];
  expect(readAddressList(addressLines(people))).toEqual({ good: people, bad: [] });
});
