import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '#shared/covers/cover-shapes.ts';
import {
  aField,
  byChance,
  favouriteWins,
  playOut,
  playRound,
  without,
  withLateJoiner,
} from '#tests/support/rows/a-tournament-field.ts';
import { drawRound, hasNextRound, totalRounds } from './draw-round.ts';
import { bracketSeeds } from './elimination.ts';
import { standings } from './standings.ts';
import { drawnRounds, pairKey, type TournamentField } from './tournament.ts';

const players = fc.integer({ min: 2, max: 64 });
const lot = fc.nat(1_000_000);

const pairsOf = ({ matches }: TournamentField): string[] =>
  matches.flatMap(({ first, second }) => (second === null ? [] : [pairKey(first, second)]));
const pairsOfRound = (field: TournamentField, round: number): (readonly [number, number | null])[] =>
  field.matches.filter((match) => match.round === round).map(({ first, second }) => [first, second] as const);

describe('a round robin', () => {
  test('lets everybody meet everybody once, in the fewest rounds, at one table a round', () => {
    fc.assert(
      fc.property(players, (count) => {
        const field = playOut(aField('round_robin', count), favouriteWins);
        expect(new Set(pairsOf(field)).size).toBe((count * (count - 1)) / 2);
        expect(field.matches).toHaveLength((count * (count - 1)) / 2);
        const rounds = count % 2 === 0 ? count - 1 : count;
        expect([drawnRounds(field.matches), totalRounds(field)]).toEqual([rounds, rounds]);
        for (let round = 1; round <= rounds; round += 1) {
          const seated = pairsOfRound(field, round).flat();
          expect(seated).toHaveLength(count - (count % 2));
          expect(new Set(seated).size).toBe(seated.length);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('of an odd number everybody sits out once', () => {
    const field = playOut(aField('round_robin', 7), favouriteWins);
    const out = Array.from({ length: 7 }, (_, round) => {
      const seated = new Set(pairsOfRound(field, round + 1).flat());
      return field.players.flatMap(({ id }) => (seated.has(id) ? [] : [id]));
    });
    expect(out.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('gives a late joiner all matches, in few rounds, and nobody meets twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(11), fc.integer({ min: 1, max: 3 }), (count, after, late) => {
        let field = aField('round_robin', count);
        for (let round = 0; round < Math.min(after, count - 1); round += 1) field = playRound(field, favouriteWins);
        for (let joiner = 0; joiner < late; joiner += 1) field = withLateJoiner(field);
        const before = drawnRounds(field.matches);
        field = playOut(field, favouriteWins);
        const all = count + late;
        expect(new Set(pairsOf(field)).size).toBe((all * (all - 1)) / 2);
        expect(field.matches).toHaveLength((all * (all - 1)) / 2);
        // Who joins late has a match with each of the others to play, and at most two rounds more are needed.
        expect(drawnRounds(field.matches)).toBeLessThanOrEqual(before + all + 1);
      }),
      { numRuns: 40 },
    );
  });

  test('gives those who would still meet somebody who withdrew a win without a game', () => {
    const field = playOut(without(playRound(aField('round_robin', 4), favouriteWins), 1), favouriteWins);
    const theirs = field.matches.filter(({ first, second }) => first === 1 || second === 1);
    expect(theirs.map(({ isWalkover }) => isWalkover)).toEqual([false, true, true]);
    expect(standings(field).map(({ player, points }) => [player.id, points])).toEqual([
      [2, 3],
      [3, 2],
      [1, 1],
      [4, 0],
    ]);
  });

  test('ends when fewer than two are left', () => {
    expect(hasNextRound(without(aField('round_robin', 3), 1, 2))).toBe(false);
  });
});

describe('an elimination', () => {
  test('leaves one, in as many rounds as the players double', () => {
    fc.assert(
      fc.property(players, lot, (count, seed) => {
        const field = playOut(aField('elimination', count), byChance(seededRandom(seed), 'elimination'));
        const rounds = Math.ceil(Math.log2(count));
        expect([drawnRounds(field.matches), totalRounds(field)]).toEqual([rounds, rounds]);
        expect(field.matches.filter(({ second }) => second !== null)).toHaveLength(count - 1);
        expect(standings(field).filter(({ place }) => place === 1)).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  test('lets the best two seeds meet only in the final, and the best four only in the last two rounds', () => {
    fc.assert(
      fc.property(players, (count) => {
        const field = playOut(aField('elimination', count), favouriteWins);
        const rounds = drawnRounds(field.matches);
        const roundOf = (one: number, other: number) =>
          field.matches.find(({ first, second }) => second !== null && pairKey(first, second) === pairKey(one, other))
            ?.round;
        expect(roundOf(1, 2)).toBe(rounds);
        if (count >= 4) expect([roundOf(1, 4), roundOf(2, 3)]).toEqual([rounds - 1, rounds - 1]);
      }),
      { numRuns: 63 },
    );
  });

  test('gives the byes to the best seeds', () => {
    fc.assert(
      fc.property(players, (count) => {
        const byes = drawRound(aField('elimination', count)).filter(({ second }) => second === null);
        const size = 2 ** Math.ceil(Math.log2(count));
        expect(byes.map(({ first }) => first).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: size - count }, (_, place) => place + 1),
        );
      }),
      { numRuns: 63 },
    );
  });

  test('is seeded by the standard bracket', () => {
    expect(bracketSeeds(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('gives a bye to who would meet a winner that withdrew', () => {
    const field = without(playRound(aField('elimination', 4), favouriteWins), 1);
    expect(drawRound(field)).toEqual([{ table: 1, first: 2, second: null, result: 'first', isWalkover: false }]);
    expect(standings(playOut(field, favouriteWins))[0]?.player.id).toBe(2);
  });

  test('ends without a winner if both of the last two withdrew', () => {
    const field = without(playRound(aField('elimination', 4), favouriteWins), 1, 2);
    expect(drawRound(field)).toEqual([]);
    expect(hasNextRound(field)).toBe(false);
    expect(hasNextRound(without(playRound(aField('elimination', 4), favouriteWins), 1))).toBe(true);
  });
});

describe('whoever withdrew', () => {
  test.each(['swiss', 'elimination'] as const)('is not paired again in %s', (format) => {
    const field = without(playRound(aField(format, 8), favouriteWins), 1);
    expect(
      pairsOf({ ...field, matches: drawRound(field).map((match) => ({ ...match, round: 2 })) }).join(' '),
    ).not.toMatch(/\b1\b/);
  });
});

test('a late joiner of a Swiss tournament is paired from the next round on, without points', () => {
  const field = withLateJoiner(playRound(aField('swiss', 5), favouriteWins));
  expect(standings(field).find(({ player }) => player.id === 6)?.points).toBe(0);
  expect(drawRound(field).some(({ first, second }) => first === 6 || second === 6)).toBe(true);
});
