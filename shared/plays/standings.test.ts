import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAY_OUTCOMES } from '#shared/enums.ts';
import type { PlayerResult } from './read-play.ts';
import { standings } from './standings.ts';
import { winnersOf } from './winner.ts';

const shown = (outcome: (typeof PLAY_OUTCOMES)[number], results: PlayerResult[], winner: string | null = null) =>
  standings({ outcome, winner, results }).map(({ name, position, winner: won }) => [name, position, won]);

const three = (scores: (number | null)[]): PlayerResult[] =>
  ['Ana', 'Bea', 'Cem'].map((name, place) => ({ name, score: scores[place] ?? null }));

describe('the standings', () => {
  test('list the highest score first and mark its player as winner', () => {
    expect(shown('highest', three([5, 9, 7]))).toEqual([
      ['Bea', 1, true],
      ['Cem', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('give tied players the same rank, and no winner', () => {
    expect(shown('highest', three([9, 5, 9]))).toEqual([
      ['Ana', 1, false],
      ['Cem', 1, false],
      ['Bea', 3, false],
    ]);
  });

  test('list the lowest score first if the lowest wins', () => {
    expect(shown('lowest', three([9, 5, -7]))).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('list players without a score last if the lowest wins', () => {
    expect(shown('lowest', three([null, 9, 5]))).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('list players without a score last, without a rank', () => {
    expect(shown('highest', three([null, 0, -3]))).toEqual([
      ['Bea', 1, true],
      ['Cem', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('list a named winner first', () => {
    expect(shown('highest', three([9, 5, 9]), 'Cem')[0]).toEqual(['Cem', 1, true]);
  });

  test('follow the ranks of a ranking', () => {
    const ranked = three([]).map((result, place) => ({ ...result, rank: 3 - place }));
    expect(shown('ranking', ranked)).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('list players without a rank last in a ranking', () => {
    const [ana, bea, cem] = three([]);
    const ranked = [ana, { ...bea, rank: 2 }, { ...cem, rank: 1 }] as PlayerResult[];
    expect(shown('ranking', ranked)).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('list the winning team first, otherwise in the recorded order', () => {
    const teams = three([]).map((result, place) => ({ ...result, won: place > 0 }));
    expect(shown('teams', teams)).toEqual([
      ['Bea', null, true],
      ['Cem', null, true],
      ['Ana', null, false],
    ]);
  });
});

test('every player is listed once, winners first', () => {
  const anyResults = fc.uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1 }),
      score: fc.option(fc.integer({ min: -5, max: 5 })),
      rank: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      won: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { selector: ({ name }) => name, maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...PLAY_OUTCOMES), anyResults, (outcome, results) => {
      const list = standings({ outcome, winner: null, results });
      expect(list.map(({ name }) => name).toSorted()).toEqual(results.map(({ name }) => name).toSorted());
      const winners = winnersOf({ outcome, winner: null, results });
      expect(list.slice(0, winners.length).every(({ winner }) => winner)).toBe(true);
    }),
  );
});
