import { expect, test } from 'vitest';
import type { Tag } from '#shared/contracts/tags.ts';
import { meantOption, tagOptions } from './tag-options.ts';

const tags: Tag[] = [
  { id: 1, name: 'At the cottage', colour: 'green' },
  { id: 2, name: 'Cottage', colour: 'blue' },
  { id: 3, name: 'Six, light', colour: 'pink' },
];
const named = (typed: string, chosen: number[] = []) =>
  tagOptions(tags, chosen, typed).map(({ id, name }) => [id, name]);

test('without text all tags that are not chosen are offered, and none is made', () => {
  expect(named('', [2])).toEqual([
    [1, 'At the cottage'],
    [3, 'Six, light'],
  ]);
  expect(meantOption(tagOptions(tags, [], ' '), ' ')).toBeNull();
});

test('tags that begin with the text come first, and a new one last', () => {
  expect(named('cott')).toEqual([
    [2, 'Cottage'],
    [1, 'At the cottage'],
    [null, 'cott'],
  ]);
});

test('a tag there is, chosen or not, is not offered to be made, in whatever case', () => {
  expect(named(' COTTAGE ')).toEqual([
    [2, 'Cottage'],
    [1, 'At the cottage'],
  ]);
  expect(named('six,  light', [3])).toEqual([]);
});

test('Enter takes the tag of that name, else makes one', () => {
  expect(meantOption(tagOptions(tags, [], 'cottage'), 'cottage')).toMatchObject({ id: 2 });
  expect(meantOption(tagOptions(tags, [], 'New  one'), 'New  one')).toEqual({ id: null, name: 'New one' });
});
