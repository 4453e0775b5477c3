import { expect, test } from 'vitest';
import { includesAll, withoutListed, withoutPeople, withPeople } from './typed-guest-list.ts';

const ana = { email: 'ana@example.org', name: 'Ana Sá' };
const ben = { email: 'ben@example.org', name: null };

test('adding a group appends its addresses, without duplicates', () => {
  const text = withPeople('Ana <ANA@example.org>, half an addr', [ana, ben]);
  expect(text).toBe('Ana <ANA@example.org>, half an addr\nben@example.org');
  expect(includesAll(text, [ana, ben])).toBe(true);
});

test('removing a group keeps other addresses and incomplete text', () => {
  const text = withPeople('cleo@example.org\nhalf an addr', [ana, ben]);
  expect(withoutPeople(text, [ana, ben])).toBe('cleo@example.org\nhalf an addr');
});

test('a group without people is never on the list', () => {
  expect(includesAll('ana@example.org', [])).toBe(false);
});

test('people on the guest list are not offered again, in any spelling of the address', () => {
  expect(withoutListed([ana, ben], [{ email: 'ANA@example.org' }])).toEqual([ben]);
});
