import { expect, test } from 'vitest';
import { parseView } from '#client/games/collection-view.ts';
import { viewText } from './view-text.ts';

test.each([
  ['unplayed=1', 'Unplayed'],
  ['unplayed=1&sort=weight', 'Unplayed, sorted by weight'],
  ['sort=costPerPlay&order=reversed', 'Sorted by cost per play, reversed'],
  ['order=reversed', 'Sorted by title, reversed'],
  ['group=place', 'Grouped by place'],
])('%s is described as %s', (query, words) => {
  expect(viewText(parseView(query))).toBe(words);
});
