import { expect, test } from 'vitest';
import { areIn, withoutListed, withoutPeople, withPeople } from './picked-guests.ts';

const ana = { email: 'ana@example.org', name: 'Ana Sá' };
const ben = { email: 'ben@example.org', name: null };

test('a group is put on the list under what was typed, and who is there already comes once', () => {
  const text = withPeople('Ana <ANA@example.org>, half an addr', [ana, ben]);
  expect(text).toBe('Ana <ANA@example.org>, half an addr\nben@example.org');
  expect(areIn(text, [ana, ben])).toBe(true);
});

test('taking it off leaves the others, and what is no address yet', () => {
  const text = withPeople('cleo@example.org\nhalf an addr', [ana, ben]);
  expect(withoutPeople(text, [ana, ben])).toBe('cleo@example.org\nhalf an addr');
});

test('a group without people is never on the list', () => {
  expect(areIn('ana@example.org', [])).toBe(false);
});

test('who is on the list of the night already is not offered again, however the address is written', () => {
  expect(withoutListed([ana, ben], [{ email: 'ANA@example.org' }])).toEqual([ben]);
});
