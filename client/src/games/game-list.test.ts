import { expect, test } from 'vitest';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { reuseUnchangedGames, withGame, withoutGame } from './game-list.ts';

const game = (id: number, facts: Partial<Game> = {}): Game => aGame({ id, title: `Game ${id}`, ...facts });

test('a changed game keeps its place, a new game is added at the end', () => {
  const [one, two] = [game(1), game(2)];
  const played = game(1, { timesPlayed: 1 });
  expect(withGame([one, two], played)).toEqual([played, two]);
  expect(withGame([one], two)).toEqual([one, two]);
});

test('removing a game removes only that one', () => {
  expect(withoutGame([game(1), game(2)], 1)).toEqual([game(2)]);
  expect(withoutGame([game(1)], 7)).toEqual([game(1)]);
});

test('an unchanged list keeps its identity', () => {
  const before = [game(1, { lastPlayed: new Date(2026, 1, 1) }), game(2)];
  const again = [game(1, { lastPlayed: new Date(2026, 1, 1) }), game(2)];
  expect(reuseUnchangedGames(before, again)).toBe(before);
});

test('in a changed list, unchanged games keep their identity', () => {
  const before = [game(1), game(2), game(3)];
  const after = reuseUnchangedGames(before, [game(3), game(2, { rating: 4 }), game(4)]);
  expect(after[0]).toBe(before[2]);
  expect(after[1]).toMatchObject({ id: 2, rating: 4 });
  expect(after.map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('a shorter or reordered list is a new list', () => {
  const before = [game(1), game(2)];
  expect(reuseUnchangedGames(before, [game(1)])).toHaveLength(1);
  expect(reuseUnchangedGames(before, [game(2), game(1)]).map(({ id }) => id)).toEqual([2, 1]);
});
