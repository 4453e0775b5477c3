import { expect, test } from 'vitest';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { countsForText, nextPlayText } from './challenge-text.ts';

const NAME = 'Summer';

test.each<[ChallengeRule, number, number, string]>([
  [{ kind: 'ten_by_ten', games: null }, 3, 10, 'the 4th of ten plays for your 10 x 10'],
  [{ kind: 'different_games', goal: 50 }, 21, 50, 'the 22nd of 50 games for your 50 x 1'],
  [{ kind: 'alphabet' }, 4, 26, 'the letter Q of your alphabet'],
  [{ kind: 'h_index', goal: null }, 2, 13, 'the 3rd of 13 plays for your H-index'],
  [{ kind: 'h_index', goal: 5 }, 0, 1, 'the first play for your H-index'],
  [{ kind: 'owned_games' }, 10, 40, 'the 11th of 40 games of yours to play'],
  [{ kind: 'tagged_games', tagId: 1, plays: 3 }, 1, 3, 'the 2nd of three plays for "Summer"'],
  [{ kind: 'category_games', category: 'party', plays: 1 }, 0, 7, 'the 1st of seven games for "Summer"'],
])('%j: %i of %i is %s', (rule, done, of, text) => {
  expect(nextPlayText({ name: NAME, rule, done, of, letter: 'Q' })).toBe(text);
});

test('the picker names the challenge', () => {
  const next = { name: '10 x 10', rule: { kind: 'ten_by_ten', games: null } as const, done: 3, of: 10, letter: null };
  expect(countsForText(next)).toBe('counts for 10 x 10: 3 of 10');
});
