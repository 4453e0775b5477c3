import { expect, test } from 'vitest';
import { reducesVisibility } from './reduces-visibility.ts';

test('switching parts off hides, and so does making it private', () => {
  expect(reducesVisibility({ isPublic: false })).toBe(true);
  expect(reducesVisibility({ isPublic: false, allowComments: false, showRatings: false, allowIndexing: false })).toBe(
    true,
  );
});

test.each([
  ['making it public', { isPublic: true }],
  ['switching one part on and another off', { isPublic: false, allowComments: true }],
  ['another title', { title: 'Ours', isPublic: false }],
  ['another description', { description: null }],
])('%s does more than hide', (_what, changes) => {
  expect(reducesVisibility(changes)).toBe(false);
});
