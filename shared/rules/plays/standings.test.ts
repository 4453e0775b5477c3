import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAY_OUTCOMES } from '../../enums.ts';
import type { PlayerResult } from './read-play.ts';
import { standings } from './standings.ts';
import { winnersOf } from './winner.ts';

const shown = (outcome: (typeof PLAY_OUTCOMES)[number], results: PlayerResult[], winner: string | null = null) =>
  standings({ outcome, winner, results }).map(({ name, position, winner: won }) => [name, position, won]);

const three = (scores: (number | null)[]): PlayerResult[] =>
  ['Ana', 'Bea', 'Cem'].map((name, place) => ({ name, score: scores[place] ?? null }));

describe('a session list', () => {
  test('has the highest score first, and a crown on it', () => {
    expect(shown('highest', three([5, 9, 7]))).toEqual([
      ['Bea', 1, true],
      ['Cem', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('has tied players share a place, and crowns neither', () => {
    expect(shown('highest', three([9, 5, 9]))).toEqual([
      ['Ana', 1, false],
      ['Cem', 1, false],
      ['Bea', 3, false],
    ]);
  });

  test('has the lowest score first where that wins', () => {
    expect(shown('lowest', three([9, 5, -7]))).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('has those without a score last also where the lowest wins', () => {
    expect(shown('lowest', three([null, 9, 5]))).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('has those without a score last, without a place', () => {
    expect(shown('highest', three([null, 0, -3]))).toEqual([
      ['Bea', 1, true],
      ['Cem', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('has whoever is named as the winner first', () => {
    expect(shown('highest', three([9, 5, 9]), 'Cem')[0]).toEqual(['Cem', 1, true]);
  });

  test('goes by rank in a ranking', () => {
    const ranked = three([]).map((result, place) => ({ ...result, rank: 3 - place }));
    expect(shown('ranking', ranked)).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', 3, false],
    ]);
  });

  test('has those without a rank last in a ranking, without a place', () => {
    const [ana, bea, cem] = three([]);
    const ranked = [ana, { ...bea, rank: 2 }, { ...cem, rank: 1 }] as PlayerResult[];
    expect(shown('ranking', ranked)).toEqual([
      ['Cem', 1, true],
      ['Bea', 2, false],
      ['Ana', null, false],
    ]);
  });

  test('has the winning team first, and keeps the order of the record', () => {
    const teams = three([]).map((result, place) => ({ ...result, won: place > 0 }));
    expect(shown('teams', teams)).toEqual([
      ['Bea', null, true],
      ['Cem', null, true],
      ['Ana', null, false],
    ]);
  });
});

test('everybody stands in the list once, and the winners before all others', () => {
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
