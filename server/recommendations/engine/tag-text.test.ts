import { expect, test } from 'vitest';
import { tagText } from './tag-text.ts';

test.each([
  ['Tech Trees / Tech Tracks', 'tech trees'],
  ['Worker Placement, Different Worker Types', 'worker placement'],
  ['Auction: Dutch', 'auction'],
  ['Deck, Bag, and Pool Building', 'deck building'],
  ['Cooperative Game', 'cooperative play'],
  ['World War II', 'the Second World War'],
  ['Turn Order: Stat-Based', null],
  ['Finale Ending', null],
])('the tag %j is written as %j', (name, words) => {
  expect(tagText(name)).toBe(words);
});
