import { expect, test } from 'vitest';
import type { Tag } from '#shared/games/tags-contract.ts';
import { meantOption, tagError, tagOptions, writtenOption } from './tag-options.ts';

const tags: Tag[] = [
  { id: 1, name: 'At the cottage', colour: 'green' },
  { id: 2, name: 'Cottage', colour: 'blue' },
  { id: 3, name: 'Six, light', colour: 'pink' },
];
const named = (typed: string, chosen: number[] = []) =>
  tagOptions(tags, chosen, typed).map(({ id, name }) => [id, name]);

test('without text all unselected tags are offered, and no new one', () => {
  expect(named('', [2])).toEqual([
    [1, 'At the cottage'],
    [3, 'Six, light'],
  ]);
});

test('tags with the text as prefix come first, a new tag last', () => {
  expect(named('cott')).toEqual([
    [2, 'Cottage'],
    [1, 'At the cottage'],
    [null, 'cott'],
  ]);
});

test('an existing tag is not offered as new, in any case', () => {
  expect(named(' COTTAGE ')).toEqual([
    [2, 'Cottage'],
    [1, 'At the cottage'],
  ]);
  expect(named('six,  light', [3])).toEqual([]);
});

test('a new tag comes before tags that only contain the text', () => {
  expect(named('tage')).toEqual([
    [null, 'tage'],
    [1, 'At the cottage'],
    [2, 'Cottage'],
  ]);
});

test('an exact match comes before tags with the text as prefix', () => {
  const longer: Tag = { id: 4, name: 'Cottage garden', colour: 'green' };
  expect(tagOptions([longer, ...tags], [], 'cottage').map(({ id }) => id)).toEqual([2, 4, 1]);
});

test.each([
  ['cottage', [], 2],
  ['cott', [], 2],
  ['New  one', [], null],
  ['tage', [], null],
  ['cott', [2], null],
])('Enter after %j with %j selected chooses the first option', (typed, chosen, id) => {
  expect(meantOption(tags, chosen, typed)).toMatchObject({ id });
  expect(meantOption(tags, chosen, typed)).toEqual(tagOptions(tags, chosen, typed)[0]);
});

test('Enter chooses nothing without text or for a tag that is already selected', () => {
  expect(meantOption(tags, [], ' ')).toBeNull();
  expect(meantOption(tags, [2], 'Cottage')).toBeNull();
});

test('without suggestions the text selects the exact tag or creates one', () => {
  const written = (typed: string) => writtenOption(tagOptions(tags, [], typed), typed);
  expect(written('cottage')).toMatchObject({ id: 2 });
  expect(written('cott')).toEqual({ id: null, name: 'cott' });
  expect(written(' ')).toBeNull();
});

test('a name over the maximum length is not offered and shows the limit', () => {
  const [fits, long] = ['c'.repeat(40), 'c'.repeat(41)];
  expect([tagError(` ${fits} `), tagError(long)]).toEqual([null, 'Please use at most 40 characters']);
  expect([named(fits), named(long)]).toEqual([[[null, fits]], []]);
});
