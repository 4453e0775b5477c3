import { expect, test } from 'vitest';
import { onlyHides } from './only-hides.ts';

test('switching parts off hides, and so does making it private', () => {
  expect(onlyHides({ isPublic: false })).toBe(true);
  expect(onlyHides({ isPublic: false, allowComments: false, showRatings: false, allowIndexing: false })).toBe(true);
});

test.each([
  ['making it public', { isPublic: true }],
  ['switching one part on and another off', { isPublic: false, allowComments: true }],
  ['another title', { title: 'Ours', isPublic: false }],
  ['another description', { description: null }],
])('%s does more than hide', (_what, changes) => {
  expect(onlyHides(changes)).toBe(false);
});
