import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPickerGame, anyCollection } from '#tests/support/rows/a-picker-game.ts';
import { similarGames, similarity } from './similar-games.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';

const picked = aPickerGame({ id: 1, category: 'euro', difficulty: 'hard', players: '2-4', duration: '60' });
/** Differs in everything. */
const unlike = { category: 'party', difficulty: 'easy', players: '5-8', duration: '20' } as const;
const pointsFor = (facts: Partial<PickerGame>) => similarity(picked, aPickerGame({ id: 2, ...unlike, ...facts }));

test.each([
  ['nothing in common', {}, 0],
  ['the same category', { category: 'euro' }, 15],
  ['the same difficulty', { difficulty: 'hard' }, 10],
  ['a player range that just overlaps', { players: '4-8' }, 8],
  ['a player range below', { players: '1' }, 0],
  ['a duration 30 minutes away', { duration: '90' }, 5],
  ['a duration 31 minutes away', { duration: '91' }, 0],
  ['a rating of 4', { rating: 4 }, 5],
  ['a rating of 3.5', { rating: 3.5 }, 0],
  ['everything', { category: 'euro', difficulty: 'hard', players: '3', duration: '45', rating: 5 }, 43],
] as const)('%s gives points', (_what, facts, points) => {
  expect(pointsFor(facts)).toBe(points);
});

test('the three most similar games are listed with their reasons', () => {
  const games = [
    picked,
    aPickerGame({ id: 2, ...unlike }),
    aPickerGame({ id: 3, ...unlike, rating: 4.5 }),
    aPickerGame({ id: 4, ...unlike, duration: '60' }),
    aPickerGame({ id: 5, ...unlike, category: 'euro', difficulty: 'hard' }),
    aPickerGame({ id: 6, ...unlike, players: '2', duration: '60' }),
  ];
  expect(similarGames(picked, games).map(({ game, reason }) => [game.id, reason])).toEqual([
    [5, 'Another euro game, just as hard.'],
    [6, 'In about the same time, also seats 2.'],
    [3, 'You rate it 4.5.'],
  ]);
});

test('for any collection at most three other games are listed, by descending similarity', () => {
  fc.assert(
    fc.property(anyCollection, (games) => {
      const [first] = games;
      fc.pre(first !== undefined);
      const points = similarGames(first, games).map(({ game }) => similarity(first, game));
      expect(points.length).toBeLessThanOrEqual(3);
      expect(points.every((count) => count > 0)).toBe(true);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(similarGames(first, games).map(({ game }) => game)).not.toContain(first);
    }),
  );
});

test('games that do not seat the table are excluded', () => {
  const games = [
    picked,
    aPickerGame({ id: 2, category: 'euro', difficulty: 'hard', players: '2' }),
    aPickerGame({ id: 3, ...unlike, players: '4-8' }),
  ];
  expect(similarGames(picked, games, 4).map(({ game }) => game.id)).toEqual([3]);
  expect(similarGames(picked, games, null).map(({ game }) => game.id)).toEqual([2, 3]);
});

test('equally similar games are sorted by rating, then by id', () => {
  const games = [
    aPickerGame({ id: 5, ...unlike, rating: 4 }),
    aPickerGame({ id: 3, ...unlike, rating: 4.5 }),
    aPickerGame({ id: 4, ...unlike, rating: 4 }),
  ];
  for (const order of [games, games.toReversed()])
    expect(similarGames(picked, order).map(({ game, reason }) => [game.id, reason])).toEqual([
      [3, 'You rate it 4.5.'],
      [4, 'You rate it 4.'],
      [5, 'You rate it 4.'],
    ]);
});

test.each([
  [{ players: '3-6' }, 'Also seats 3-4.'],
  [{ players: '?' }, 'May seat as many.'],
  [{ category: 'euro', difficulty: 'hard', players: '2', rating: 5 }, 'Another euro game, you rate it 5.'],
] as const)('for %j at most two reasons are given', (facts, reason) => {
  const games = [aPickerGame({ id: 2, ...unlike, ...facts })];
  expect(similarGames(picked, games).map((one) => one.reason)).toEqual([reason]);
});
