import { expect, test } from 'vitest';
import { reducesVisibility } from './reduces-visibility.ts';

test('switching parts off hides, and so does making it private', () => {
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
])('%s does more than hide', (_what, changes) => {
  expect(reducesVisibility(changes)).toBe(false);
});
