import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPlayedTitles, type PlaysOfTitle, tickedByPlays } from './played-games.ts';
import { totalPlays } from '#shared/plays/total-plays.ts';

const played = (title: string, bggId: number | null, plays: number, day = 1): PlaysOfTitle => ({
  title,
  bggId,
  plays,
  lastPlayed: new Date(Date.UTC(2024, 0, day)),
});
const brief = (titles: PlaysOfTitle[]) => groupPlayedTitles(titles).map(({ key, title, plays }) => [key, title, plays]);

test('two games with the same title and different ids are distinct', () => {
  expect(brief([played('Catan', 1, 2), played('Catan', 2, 3)])).toEqual([
    ['bgg:2', 'Catan', 3],
    ['bgg:1', 'Catan', 2],
  ]);
});

test('titles with the same id are merged under the most recent title', () => {
  expect(brief([played('Take 5', 432, 2, 1), played('6 nimmt!', 432, 1, 9)])).toEqual([['bgg:432', '6 nimmt!', 3]]);
});

test('plays without an id are added to the most played game with their title', () => {
  const plays = [played('Catan', 1, 2), played('Catan', 2, 3), played(' CATAN', null, 4)];
  expect(brief(plays)).toEqual([
    ['bgg:2', 'Catan', 7],
    ['bgg:1', 'Catan', 2],
  ]);
});

const titles = fc.array(
  fc.record({
    title: fc.constantFrom('Catan', 'catan', 'Azul', 'Heat'),
    bggId: fc.option(fc.integer({ min: 1, max: 4 })),
    plays: fc.integer({ min: 1, max: 50 }),
    lastPlayed: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2030-01-01') }),
  }),
);

test('no play is lost or counted twice, keys are unique, and the most played game is first', () => {
  fc.assert(
    fc.property(titles, (list) => {
      const games = groupPlayedTitles(list);
      const plays = games.map((game) => game.plays);
      expect(plays.reduce((sum, count) => sum + count, 0)).toBe(list.reduce((sum, { plays: count }) => sum + count, 0));
      expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
      expect(plays).toEqual(plays.toSorted((a, b) => b - a));
    }),
  );
});

test('wished and sold games are never preselected by their plays', () => {
  const offered = (key: string, plays: number, more = {}) => ({ key, plays, isWished: false, isSold: false, ...more });
  const games = [
    offered('often', 9),
    offered('wish', 9, { isWished: true }),
    offered('sold', 9, { isSold: true }),
    offered('once', 1),
  ];
  expect(tickedByPlays(games, 3)).toEqual(['often']);
  expect(tickedByPlays(games, 1)).toEqual(['often', 'once']);
});

test('Total Plays excludes plays of expansions and includes plays without a game', () => {
  const games = [
    { timesPlayed: 5, isExpansion: false },
    { timesPlayed: 4, isExpansion: true },
  ];
  expect(totalPlays(games, 0)).toBe(5);
  expect(totalPlays(games, 3)).toBe(8);
});
