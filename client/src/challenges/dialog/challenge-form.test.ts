import { expect, test } from 'vitest';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { aStoredChallenge } from '#tests/support/rows/a-challenge.ts';
import { challengeOf, errorOf, fieldsOf, newFields, suggestedName } from './challenge-form.ts';

const TODAY = '2026-06-15';

test.each<[ChallengeRule, string | null, string | null]>([
  [{ kind: 'ten_by_ten', games: null }, '2026-01-01', '2026-12-31'],
  [{ kind: 'ten_by_ten', games: [{ gameId: 3, title: 'Azul' }] }, '2027-01-01', '2027-12-31'],
  [{ kind: 'different_games', goal: 52 }, '2026-03-01', '2026-04-01'],
  [{ kind: 'alphabet' }, '2025-01-01', '2025-12-31'],
  [{ kind: 'h_index', goal: null }, null, null],
  [{ kind: 'h_index', goal: 12 }, '2026-01-01', '2026-12-31'],
  [{ kind: 'owned_games' }, '2026-01-01', '2026-05-31'],
  [{ kind: 'tagged_games', tagId: 7, plays: 2 }, '2026-01-01', '2026-12-31'],
  [{ kind: 'category_games', category: 'war', plays: 3 }, '2026-01-01', '2026-12-31'],
])('a challenge that is edited and saved unchanged stays as it is: %j', (rule, startsOn, endsOn) => {
  const challenge = aStoredChallenge({ name: 'Mine', rule, startsOn, endsOn });
  expect(challengeOf(fieldsOf(challenge, TODAY), TODAY)).toEqual({ name: 'Mine', rule, startsOn, endsOn });
});

test('a new challenge is for this year, and an h-index for all time', () => {
  expect(challengeOf(newFields('different_games', TODAY), TODAY)).toEqual({
    name: '100 x 1 2026',
    rule: { kind: 'different_games', goal: 100 },
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
  });
  expect(challengeOf(newFields('h_index', TODAY), TODAY)).toMatchObject({ name: 'H-Index', startsOn: null });
});

test('the suggested name follows the kind, the number of games and the year until one is typed', () => {
  const fields = newFields('different_games', TODAY);
  expect(suggestedName({ ...fields, goal: '50', when: 'next_year' }, TODAY)).toBe('50 x 1 2027');
  expect(suggestedName({ ...newFields('own', TODAY), when: 'other_days' }, TODAY)).toBe('My Challenge');
  expect(challengeOf({ ...fields, name: '' }, TODAY).name).toBe('');
});

test('days that are not filled in are sent as none, for the server to refuse', () => {
  const fields = { ...newFields('alphabet', TODAY), when: 'other_days' as const, startsOn: '' };
  expect(challengeOf(fields, TODAY)).toMatchObject({ startsOn: null, endsOn: '2026-12-31' });
});

test('the error of a chosen game is one of the field', () => {
  expect(errorOf({ 'rule.games.3.title': 'Too long' }, 'rule.games')).toBe('Too long');
  expect(errorOf({ 'rule.goal': 'Too many' }, 'rule.games')).toBeUndefined();
});
