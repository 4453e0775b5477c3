import { expect, test } from 'vitest';
import { PEOPLE_SEARCH, searchPeople } from './people-search.ts';

const ana = { person: { id: 1, name: 'Ana Álvarez' } };
const ben = { person: { id: null, name: 'Ben' } };
const spellings = new Map([[1, ['anita']]]);
const find = (text: string) => searchPeople([ana, ben], spellings, text);

test('people are found by a part of their name in any case and without accents, or by another spelling', () => {
  expect(find('ALV')).toEqual([ana]);
  expect(find('álvarex')).toEqual([ana]);
  expect(find('xyz')).toEqual([]);
  expect(find('ana á')).toEqual([ana]);
  expect(find(' Anit')).toEqual([ana]);
  expect(find('en')).toEqual([ben]);
});

test('without a text everybody is found', () => {
  expect(find('')).toEqual([ana, ben]);
});

test('the address keeps the text, and nothing of an empty one', () => {
  for (const search of ['', 'Ana & Ben', '50 %']) {
    expect(PEOPLE_SEARCH.parse(PEOPLE_SEARCH.format({ search }))).toEqual({ search });
  }
  expect(PEOPLE_SEARCH.format({ search: '' })).toBe('');
});
