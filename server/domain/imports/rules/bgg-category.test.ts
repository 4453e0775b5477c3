import { describe, expect, test } from 'vitest';
import { categoryByBggNames } from './bgg-category.ts';

describe('no category is guessed', () => {
  test.each([
    ['of no names', []],
    ['of names that speak for none', ['Medieval', 'Hand Management']],
    ['of names that only contain one', ['Trivial Matters', 'Non-Trivia', 'Party Games for Two', 'All Card Game']],
    [
      'of a name that goes on',
      ['Deck, Bag, and Pool Building II', 'Deck Construction Kit', "Children's Games Classics"],
    ],
    ['of a name that begins otherwise', ['No Deck Construction', "Old Children's Games", 'Semi-Cooperative Game']],
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
])('%s speaks for %s, in any case and among others', (name, category) => {
  expect(categoryByBggNames(['Medieval', name.toUpperCase(), 'Hand Management'])).toBe(category);
});

test.each([
  ['Cooperative Game', 'Strategy Games'],
  ['Worker Placement', 'Strategy Games'],
  ['Party Games', 'Card Game'],
  ['Trivia', 'Party Games'],
  ['Thematic Games', 'Family Games'],
])('%s says more than %s, whichever comes first', (more, less) => {
  const expected = categoryByBggNames([more]);
  expect([categoryByBggNames([more, less]), categoryByBggNames([less, more])]).toEqual([expected, expected]);
});
