import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerResult } from './read-play.ts';
import { winnerOf, winnersOf, winningSeats } from './winner.ts';

const play = (scores: Record<string, number | null>, facts: object = {}) => ({
  outcome: 'highest' as const,
  winner: null,
  results: Object.entries(scores).map(([name, score]): PlayerResult => ({ name, score })),
  ...facts,
});

/** Players with distinct names, and scores, some of them unknown. */
const results = fc.uniqueArray(
  fc.record({ name: fc.string({ minLength: 1 }), score: fc.option(fc.integer({ min: -50, max: 50 })) }),
  { selector: ({ name }) => name.trim(), maxLength: 8 },
);
const scoreList = (list: readonly PlayerResult[]) => list.flatMap(({ score }) => (score === null ? [] : [score]));

describe('of two seats with one name', () => {
  const seats: PlayerResult[] = [
    { name: 'Guest', score: 13 },
    { name: 'guest ', score: 16 },
    { name: 'Ana', score: 15 },
  ];
  const places = (facts: object) =>
    winningSeats({ ...play({}), results: seats, ...facts }).map((seat) => seats.indexOf(seat));

  test('the one with the best score wins, also if the name is named as the winner', () => {
    expect(places({})).toEqual([1]);
    expect(places({ winner: 'Guest' })).toEqual([1]);
    expect(places({ winner: 'Guest', outcome: 'lowest' })).toEqual([0]);
  });

  test('the marked one wins, whatever its score', () => {
    const marked = seats.map((seat, place) => ({ ...seat, won: place === 0 }));
    expect(winningSeats({ ...play({}), results: marked })).toEqual([marked[0]]);
  });

  test('at most one wins a play that nobody marked', () => {
    const names = fc.constantFrom('Ana', 'ana', 'Guest');
    const rows = fc.array(fc.record({ name: names, score: fc.option(fc.integer({ min: 0, max: 5 })) }));
    fc.assert(
      fc.property(rows, fc.option(names), fc.constantFrom('highest', 'lowest'), (list, winner, outcome) => {
        expect(winningSeats({ outcome, winner, results: list }).length).toBeLessThan(2);
      }),
    );
  });
});

describe('by the highest score', () => {
  test('the single highest score wins, and a tie has no winner', () => {
    fc.assert(
      fc.property(results, (list) => {
        const best = Math.max(...scoreList(list));
        const top = list.filter(({ score }) => score === best);
        expect(winnerOf({ outcome: 'highest', winner: null, results: list })).toBe(
          top.length === 1 ? top[0]?.name : null,
        );
      }),
    );
  });

  test('nobody wins without a score', () => {
    expect(winnersOf(play({ Ana: null, Bea: null }))).toEqual([]);
    expect(winnersOf(play({}))).toEqual([]);
  });

  test('a named winner wins regardless of scores', () => {
    fc.assert(
      fc.property(
        results,
        fc.string().filter((name) => name.trim() !== ''),
        (list, winner) => {
          expect(winnersOf({ outcome: 'highest', winner, results: list })).toEqual([winner.trim()]);
        },
      ),
    );
  });

  test('a blank winner is ignored', () => {
    expect(winnerOf(play({ Ana: 2, Bea: 1 }, { winner: ' ' }))).toBe('Ana');
  });

  test('further players with lower scores do not change the winner', () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 1 }), (list, less) => {
        const lowest = Math.min(0, ...scoreList(list));
        const more = [...list, { name: 'One who came late', score: lowest - less }];
        fc.pre(scoreList(list).length > 0);
        const before = winnerOf({ outcome: 'highest', winner: null, results: list });
        expect(winnerOf({ outcome: 'highest', winner: null, results: more })).toBe(before);
      }),
    );
  });
});

test('the lowest score wins by the rule that mirrors the highest', () => {
  fc.assert(
    fc.property(results, (list) => {
      const turned = list.map(({ name, score }) => ({ name, score: score === null ? null : -score }));
      expect(winnersOf({ outcome: 'lowest', winner: null, results: list })).toEqual(
        winnersOf({ outcome: 'highest', winner: null, results: turned }),
      );
    }),
  );
});

describe('without scores', () => {
  const ranked: PlayerResult[] = [
    { name: 'Ana', score: null, rank: 2 },
    { name: 'Bea', score: null, rank: 1 },
    { name: 'Cem', score: null, rank: 1 },
  ];

  test('everybody at rank 1 wins', () => {
    expect(winnersOf({ outcome: 'ranking', winner: null, results: ranked })).toEqual(['Bea', 'Cem']);
    expect(winnerOf({ outcome: 'ranking', winner: null, results: ranked })).toBeNull();
  });

  test.each(['cooperative', 'teams', 'none'] as const)('%s: only players marked as winners win', (outcome) => {
    const marked = ranked.map((result) => ({ ...result, won: result.name !== 'Bea' }));
    expect(winnersOf({ outcome, winner: null, results: marked })).toEqual(['Ana', 'Cem']);
    expect(winnersOf({ outcome, winner: null, results: ranked })).toEqual([]);
  });
});

test('players marked as winners win before any rule and any named winner', () => {
  const marked = [
    { name: 'Ana', score: 1, won: true },
    { name: 'Bea', score: 9, won: false },
  ];
  expect(winnersOf({ outcome: 'highest', winner: 'Bea', results: marked })).toEqual(['Ana']);
});
