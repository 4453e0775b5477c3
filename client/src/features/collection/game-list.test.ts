import { expect, test } from 'vitest';
import type { Game } from '#shared/contracts/games.ts';
import { keepUnchangedGames, withGame, withoutGame } from './game-list.ts';

const game = (id: number, fields: Partial<Game> = {}): Game => ({
  id,
  userId: 1,
  title: `Game ${id}`,
  players: '2-4',
  duration: '45',
  youtube: null,
  buyUrl: null,
  notes: null,
  description: null,
  category: 'family',
  difficulty: 'medium',
  minAge: 8,
  imageUrl: null,
  rating: 0,
  lastPlayed: null,
  timesPlayed: 0,
  isWishlist: false,
  isFavorite: false,
  isExpansion: false,
  bggId: null,
  year: null,
  bestPlayers: null,
  recommendedPlayers: null,
  weight: null,
  createdAt: new Date(2026, 0, 1),
  ...fields,
});

test('a changed game takes its own place, a new one the last', () => {
  const [one, two] = [game(1), game(2)];
  const played = game(1, { timesPlayed: 1 });
  expect(withGame([one, two], played)).toEqual([played, two]);
  expect(withGame([one], two)).toEqual([one, two]);
});

test('a removed game is gone, and only that one', () => {
  expect(withoutGame([game(1), game(2)], 1)).toEqual([game(2)]);
  expect(withoutGame([game(1)], 7)).toEqual([game(1)]);
});

test('a list that comes again unchanged is the same list', () => {
  const before = [game(1, { lastPlayed: new Date(2026, 1, 1) }), game(2)];
  const again = [game(1, { lastPlayed: new Date(2026, 1, 1) }), game(2)];
  expect(keepUnchangedGames(before, again)).toBe(before);
});

test('of a changed list, the games that did not change are the same objects', () => {
  const before = [game(1), game(2), game(3)];
  const after = keepUnchangedGames(before, [game(3), game(2, { rating: 4 }), game(4)]);
  expect(after[0]).toBe(before[2]);
  expect(after[1]).toMatchObject({ id: 2, rating: 4 });
  expect(after.map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('a shorter or differently ordered list is a different list', () => {
  const before = [game(1), game(2)];
  expect(keepUnchangedGames(before, [game(1)])).toHaveLength(1);
  expect(keepUnchangedGames(before, [game(2), game(1)]).map(({ id }) => id)).toEqual([2, 1]);
});
