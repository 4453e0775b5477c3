import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dustyGames,
  dustySince,
  gamesPlayedLast,
  gamesWithinReach,
  playsToNextTier,
  type HomeGame,
} from './home-games.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
let ids = 0;
const game = (facts: Partial<HomeGame> = {}): HomeGame => ({
  id: (ids += 1),
  title: 'Azul',
  players: '2-4',
  bestPlayers: null,
  timesPlayed: 1,
  lastPlayed: daysAgo(400),
  createdAt: daysAgo(500),
  ...facts,
});

test('a game played recently, a new game and one without a known last play are not listed as dusty', () => {
  expect(dustySince(game({ lastPlayed: daysAgo(20) }), NOW)).toBeNull();
  expect(dustySince(game({ timesPlayed: 0, lastPlayed: null, createdAt: daysAgo(3) }), NOW)).toBeNull();
  expect(dustySince(game({ timesPlayed: 13, lastPlayed: null }), NOW)).toBeNull();
  expect(dustySince(game({ timesPlayed: 0, lastPlayed: null }), NOW)).toEqual(daysAgo(500));
});

test('dusty games are sorted by fit for the next night, then by the time since the last play', () => {
  const oldest = game({ players: '2', lastPlayed: daysAgo(900) });
  const fits = game({ players: '2-5', lastPlayed: daysAgo(300) });
  const best = game({ players: '3-5', bestPlayers: '4,5', lastPlayed: daysAgo(200) });
  const games = [oldest, fits, best];
  expect(dustyGames(games, NOW, 4)).toEqual([best, fits, oldest]);
  expect(dustyGames(games, NOW, null)).toEqual([oldest, fits, best]);
});

test('a tier is within reach if at most three plays are missing', () => {
  expect([1, 2, 4, 5, 22, 99, 100, 140].map((timesPlayed) => playsToNextTier({ timesPlayed }))).toEqual([
    null,
    3,
    1,
    null,
    3,
    1,
    null,
    null,
  ]);
  const [near, far] = [game({ timesPlayed: 24 }), game({ timesPlayed: 47 })];
  expect(gamesWithinReach([far, game({ timesPlayed: 7 }), near])).toEqual([near, far]);
});

const anyGame = fc
  .record({
    timesPlayed: fc.nat(120),
    lastPlayed: fc.option(fc.nat(1000).map(daysAgo)),
    createdAt: fc.nat(1000).map(daysAgo),
    players: fc.constantFrom('2', '2-4', '1-5', 'many'),
    bestPlayers: fc.constantFrom(null, '3', '2,4'),
  })
  .map(game);

test('every list of Home contains only owned games, each once', () => {
  fc.assert(
    fc.property(fc.array(anyGame), fc.option(fc.nat(8)), (games, heads) => {
      for (const list of [dustyGames(games, NOW, heads), gamesWithinReach(games), gamesPlayedLast(games)]) {
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((one) => games.includes(one))).toBe(true);
      }
      expect(dustyGames(games, NOW, heads).length).toBe(games.filter((one) => dustySince(one, NOW)).length);
    }),
  );
});
