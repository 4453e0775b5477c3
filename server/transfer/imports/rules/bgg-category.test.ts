import { describe, expect, test } from 'vitest';
import { categoryByBggNames } from './bgg-category.ts';

describe('no category is derived', () => {
  test.each([
    ['for an empty list', []],
    ['for names that map to no category', ['Medieval', 'Hand Management']],
    [
      'for names that only contain a known name',
      ['Trivial Matters', 'Non-Trivia', 'Party Games for Two', 'All Card Game'],
    ],
    [
      'for a name that continues a known name',
      ['Deck, Bag, and Pool Building II', 'Deck Construction Kit', "Children's Games Classics"],
    ],
    [
      'for a name that ends with a known name',
      ['No Deck Construction', "Old Children's Games", 'Semi-Cooperative Game'],
    ],
  ])('%s', (_what, names) => {
    expect(categoryByBggNames(names)).toBeUndefined();
  });
});

test.each([
  ['Cooperative Game', 'cooperative'],
  ['Deck, Bag, and Pool Building', 'deck-building'],
  ['Deck Construction', 'deck-building'],
  ['Worker Placement', 'worker-placement'],
  ['Trivia', 'trivia'],
  ['Word Game', 'word'],
  ['Racing', 'racing'],
  ['War Games', 'war'],
  ['Wargames', 'war'],
  ['Party Games', 'party'],
  ['Abstract Games', 'abstract'],
  ['Thematic Games', 'thematic'],
  ['Family Games', 'family'],
  ["Children's Games", 'family'],
  ['Strategy Games', 'strategy'],
  ['Card Game', 'card'],
])('%s maps to %s, in any case and among other names', (name, category) => {
  expect(categoryByBggNames(['Medieval', name.toUpperCase(), 'Hand Management'])).toBe(category);
});

test.each([
  ['Cooperative Game', 'Strategy Games'],
  ['Worker Placement', 'Strategy Games'],
  ['Party Games', 'Card Game'],
  ['Trivia', 'Party Games'],
  ['Thematic Games', 'Family Games'],
])('%s takes precedence over %s in any order', (more, less) => {
  const expected = categoryByBggNames([more]);
  expect([categoryByBggNames([more, less]), categoryByBggNames([less, more])]).toEqual([expected, expected]);
});
