import { expect, test } from 'vitest';
import { reducesVisibility } from './reduces-visibility.ts';

test('switching options off and making the collection private reduce visibility', () => {
  expect(reducesVisibility({ isPublic: false })).toBe(true);
  const all = { isPublic: false, allowComments: false, showRatings: false, showTags: false, allowIndexing: false };
  expect(reducesVisibility(all)).toBe(true);
});

test.each([
  ['making it public', { isPublic: true }],
  ['showing the tags', { showTags: true }],
  ['switching one part on and another off', { isPublic: false, allowComments: true }],
  ['another title', { title: 'Ours', isPublic: false }],
  ['another description', { description: null }],
])('%s does not only reduce visibility', (_what, changes) => {
  expect(reducesVisibility(changes)).toBe(false);
});
