import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAY_OUTCOMES } from '#shared/enums.ts';
import type { PlayerResult } from '#shared/plays/read-play.ts';
import { ratedPlay } from './rated-play.ts';
import { LOST } from './rating.ts';

const MEMBERS = new Map([
  ['Ana', 1],
  ['Ben', 2],
  ['Cem', 3],
]);
const personOf = (name: string) => MEMBERS.get(name);

type Seats = Record<string, Partial<PlayerResult>>;
const play = (seats: Seats, facts: Partial<Parameters<typeof ratedPlay>[0]> = {}) => ({
  outcome: 'highest' as const,
  winner: null,
  results: Object.entries(seats).map(([name, seat]) => ({ name, score: null, ...seat })),
  ...facts,
});
const rated = (...of: Parameters<typeof play>) => ratedPlay(play(...of), personOf);

describe('a play tells nothing', () => {
  test.each([
    ['if it is co-operative', { Ana: { won: true }, Ben: {} }, { outcome: 'cooperative' as const }],
    ['without a result', { Ana: {}, Ben: {} }, {}],
    ['of one member', { Ana: { score: 3 }, Zoe: { score: 1 } }, {}],
    [
      'of one team',
      { Ana: { team: 'Red', won: true }, Ben: { team: 'red ', won: true } },
      { outcome: 'teams' as const },
    ],
    ['if all of them won together', { Ana: { won: true }, Ben: { won: true } }, { outcome: 'none' as const }],
    [
      'if somebody else won and no more is known',
      { Ana: {}, Ben: {}, Zoe: { won: true } },
      { outcome: 'none' as const },
    ],
    ['if the other one has no score', { Ana: { score: 3 }, Ben: {}, Zoe: { score: 1 } }, {}],
    [
      'of teams if nobody is marked as a winner',
      { Ana: { team: 'a', score: 4 }, Ben: { team: 'b', score: 1 } },
      { outcome: 'teams' as const },
    ],
  ])('%s', (_, seats: Seats, facts) => {
    expect(rated(seats, facts)).toBeNull();
  });
});

describe('a play tells who was before whom', () => {
  test('by scores, with ties, the others absent', () => {
    const seats = { Ana: { score: 10 }, Zoe: { score: 40 }, Ben: { score: 30 }, Cem: { score: 10 } };
    expect(rated(seats)).toEqual({ sides: [[2], [1], [3]], ranks: [2, 3, 3] });
    expect(rated(seats, { outcome: 'lowest' })).toEqual({ sides: [[1], [3], [2]], ranks: [1, 1, 3] });
  });

  test('by a winner who is marked, before those with the same score', () => {
    const seats = { Ana: { score: 10 }, Ben: { score: 10, won: true }, Cem: { score: 8 } };
    expect(rated(seats)).toEqual({ sides: [[2], [1], [3]], ranks: [0, 1, 3] });
  });

  test('by a winner alone, in no known order behind them', () => {
    expect(rated({ Ana: {}, Ben: {}, Cem: {} }, { winner: 'ben', outcome: 'none' })).toEqual({
      sides: [[2], [1], [3]],
      ranks: [0, LOST, LOST],
    });
  });

  test('by ranks', () => {
    expect(rated({ Ana: { rank: 2 }, Ben: { rank: 1 } }, { outcome: 'ranking' })).toMatchObject({ sides: [[2], [1]] });
  });

  test('by teams, with the rank of their best, also of one who is nobody here', () => {
    const seats = {
      Ana: { team: 'Red' },
      Zoe: { team: 'red', won: true },
      Ben: { team: 'Blue' },
      Cem: { team: 'Blue' },
    };
    expect(rated(seats, { outcome: 'teams' })).toEqual({ sides: [[1], [2, 3]], ranks: [0, LOST] });
  });

  test('by who won if teams have no names', () => {
    const seats = { Ana: { won: true }, Ben: {}, Cem: { won: true } };
    expect(rated(seats, { outcome: 'teams' })).toMatchObject({ sides: [[1, 3], [2]] });
  });
});

test('a person is in a play once, whatever is written down, and ranks are as many as sides', () => {
  const seat = fc.record({
    name: fc.constantFrom('Ana', 'Ben', 'Cem', 'Zoe'),
    score: fc.option(fc.integer({ min: 0, max: 5 })),
    team: fc.constantFrom(undefined, 'Red', 'Blue'),
    rank: fc.constantFrom(undefined, 1, 2),
    won: fc.constantFrom(undefined, true, false),
  });
  fc.assert(
    fc.property(fc.array(seat, { maxLength: 7 }), fc.constantFrom(...PLAY_OUTCOMES), (results, outcome) => {
      const one = ratedPlay({ results, outcome, winner: null }, personOf);
      if (!one) return;
      const people = one.sides.flat();
      expect(new Set(people).size).toBe(people.length);
      expect(one.ranks).toHaveLength(one.sides.length);
      expect(one.sides.length).toBeGreaterThan(1);
      expect(one.sides.every((side) => side.length > 0)).toBe(true);
    }),
  );
});
