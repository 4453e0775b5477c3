import { expect, test } from 'vitest';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { aStoredChallenge } from '#tests/support/rows/a-challenge.ts';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { challengeViews } from '../challenge-views.ts';
import { miniSquares } from './mini-squares.ts';

const PLAYS = ['Azul', 'Azul', 'Hive'].map((gameTitle) =>
  aPlay({ gameTitle, playedAt: new Date('2026-05-01T12:00:00Z'), utcOffset: 0 }),
);

function squares(rule: ChallengeRule) {
  const [view] = challengeViews([aStoredChallenge({ rule })], PLAYS, [], '2026-06-15');
  if (!view) throw new Error('there is no view');
  const drawn = miniSquares(view, ({ title }) => title);
  return { ...drawn, filled: drawn.squares.flatMap((colour, place) => (colour === null ? [] : [[place, colour]])) };
}

test('a 10 x 10 has a row for each game, and empty ones for those to come', () => {
  const { columns, squares: all, filled } = squares({ kind: 'ten_by_ten', games: null });
  expect([columns, all.length]).toEqual([10, 100]);
  expect(filled).toEqual([
    [0, 'Azul'],
    [1, 'Azul'],
    [10, 'Hive'],
  ]);
});

test('different games have a square each, in the order in which they were played', () => {
  const { squares: all, filled } = squares({ kind: 'different_games', goal: 5 });
  expect([all.length, filled.length]).toEqual([5, 2]);
});

test('letters have their places', () => {
  expect(squares({ kind: 'alphabet' }).filled).toEqual([
    [0, 'Azul'],
    [7, 'Hive'],
  ]);
});

test('a large board is drawn by its share, and one without games as nothing', () => {
  const { squares: all, filled } = squares({ kind: 'different_games', goal: 200 });
  expect([all.length, filled.length]).toEqual([100, 1]);
  expect(squares({ kind: 'owned_games' }).squares).toEqual([]);
});
