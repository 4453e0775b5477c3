import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/covers/cover-shapes.ts';
import type { MatchResult } from '#shared/enums.ts';
import { aField, byChance, favouriteWins, playOut } from '#tests/support/rows/a-tournament-field.ts';
import { standings } from './standings.ts';
import type { TournamentField } from './tournament.ts';

/** A Swiss tournament of so many with these results: 'first second result'. */
const played = (
  count: number,
  ...results: [first: number, second: number | null, result: MatchResult | null][]
): TournamentField =>
  aField('swiss', count, {
    matches: results.map(([first, second, result], place) => ({
      round: place + 1,
      table: 1,
      first,
      second,
      result,
      isWalkover: false,
    })),
  });
const order = (field: TournamentField) => standings(field).map(({ player }) => player.id);

describe('places', () => {
  test('follow the points: 1 for a win or a bye, ½ for a draw', () => {
    const rows = standings(played(4, [3, 4, 'first'], [1, 2, 'draw'], [3, null, 'first'], [1, 4, null]));
    expect(
      rows.map(({ player, place, points, wins, draws, losses, byes }) => [
        player.id,
        place,
        points,
        wins,
        draws,
        losses,
        byes,
      ]),
    ).toEqual([
      [3, 1, 2, 2, 0, 0, 1],
      [1, 2, 0.5, 0, 1, 0, 0],
      [2, 3, 0.5, 0, 1, 0, 0],
      [4, 4, 0, 0, 0, 1, 0],
    ]);
  });

  test('then the points of all opponents, where a bye adds none', () => {
    // 1 and 2 have one point each; the opponent of 2 has a point, that of 1 none.
    const field = played(4, [1, 3, 'first'], [2, 4, 'first'], [4, 3, 'first']);
    expect(order(field).slice(0, 3)).toEqual([2, 4, 1]);
    expect(standings(field).map(({ opponentsPoints }) => opponentsPoints)).toEqual([1, 1, 0, 2]);
  });

  test('then the points of those who were beaten', () => {
    // 1 and 2 met 3 and 4, with two points each among them; 1 beat the one with no point.
    const field = played(
      5,
      [1, 3, 'first'],
      [1, 4, 'second'],
      [2, 3, 'second'],
      [2, 4, 'first'],
      [4, 5, 'first'],
      [3, 5, 'second'],
    );
    const rows = new Map(standings(field).map((row) => [row.player.id, row]));
    expect(rows.get(1)?.opponentsPoints).toBe(rows.get(2)?.opponentsPoints);
    expect([rows.get(1)?.beatenPoints, rows.get(2)?.beatenPoints]).toEqual([1, 2]);
    expect(order(field).indexOf(2)).toBeLessThan(order(field).indexOf(1));
  });

  test('then the match between those who are still equal, then the seed', () => {
    const circle = played(3, [2, 1, 'first'], [3, 2, 'first'], [1, 3, 'first']);
    expect(order(circle)).toEqual([1, 2, 3]);
    const beaten = played(5, [1, 3, 'first'], [2, 1, 'first'], [4, 2, 'first'], [3, 5, 'first']);
    const [one, other] = standings(beaten).filter(({ player }) => player.id < 3);
    expect([one?.opponentsPoints, one?.beatenPoints]).toEqual([other?.opponentsPoints, other?.beatenPoints]);
    expect([one?.player.id, one?.headToHead, other?.headToHead]).toEqual([2, 1, 0]);
  });
});

test('a corrected result of an earlier round corrects the places', () => {
  expect(order(played(3, [1, 2, 'first'], [1, 3, 'first']))).toEqual([1, 2, 3]);
  expect(order(played(3, [1, 2, 'second'], [1, 3, 'second']))).toEqual([2, 3, 1]);
});

test('in an elimination those who are out in the same round share a place', () => {
  const rows = standings(playOut(aField('elimination', 8), favouriteWins));
  expect(rows.map(({ player, place }) => [player.id, place])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 5],
    [6, 5],
    [7, 5],
    [8, 5],
  ]);
});

test('points are shared out: one for each match and bye, and every place is taken once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.nat(1_000_000), (count, seed) => {
      const field = playOut(aField('swiss', count), byChance(seededRandom(seed), 'swiss'));
      const rows = standings(field);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(field.matches.length);
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
    }),
    { numRuns: 50 },
  );
});
