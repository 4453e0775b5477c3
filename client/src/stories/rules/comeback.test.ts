import { expect, test } from 'vitest';
import { readLog } from '#client/plays/rules/play-log.ts';
import { aPlay, type PlayFacts } from '#tests/support/rows/a-play.ts';
import { deficitOf } from './comeback.ts';

function deficit(sheets: readonly string[], scores: readonly number[], more: PlayFacts = {}): number | undefined {
  const seats = sheets.map((scoreText) => ({ scoreText, ...more.seats?.[0] }));
  const [play] = readLog([aPlay({ scores, ...more, seats })], []);
  return play && deficitOf(play);
}

test('it is 0 unless the numbers of each seat make its score', () => {
  expect(deficit(['2+3+9', '7+6+0'], [15, 13])).toBe(0);
  expect(deficit(['2+3+9', '7 + x'], [14, 13])).toBe(0);
});

test('it is 0 for sheets of different lengths, and for two numbers', () => {
  expect(deficit(['2+3+9', '7+6'], [14, 13])).toBe(0);
  expect(deficit(['2+12', '7+6'], [14, 13])).toBe(0);
});

test('it is 0 for teams, draws, plays together and a winner who was always ahead', () => {
  expect(deficit(['2+3+9', '7+6+0'], [14, 13], { seats: [{ team: 'Red' }] })).toBe(0);
  expect(deficit(['2+3+9', '7+6+1'], [14, 14])).toBe(0);
  expect(deficit(['2+3+9', '7+6+0'], [14, 13], { outcome: 'cooperative' })).toBe(0);
  expect(deficit(['9+3+9', '7+4-2'], [21, 9])).toBe(0);
});

test('it is the most that the winner was behind the leader', () => {
  expect(deficit(['2+3+9', '7+6+0'], [14, 13])).toBe(8);
  expect(deficit(['0.1+0.2+5', '0.5+0-0.4'], [5.3, 0.1])).toBe(0.4);
});

test('where the fewest points win, those with more are behind', () => {
  expect(deficit(['9+1+1', '2+8+8'], [11, 18], { outcome: 'lowest' })).toBe(7);
});
