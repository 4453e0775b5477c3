import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPickerGame, anyCollection, anyFilters, NOW } from '#tests/support/rows/a-picker-game.ts';
import { pickGame, pointsOf, reasonsFor, REMEMBERED_PICKS } from './pick-game.ts';
import { matchesFilters, NO_FILTERS } from '#shared/magic-picker/picker-filters.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';

/** Mulberry32: the same sequence for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const anyPicking = { owned: anyCollection, filters: anyFilters, history: fc.array(fc.nat(26)), seed: fc.integer() };
const pickings = fc.record(anyPicking);
type Picking = typeof pickings extends fc.Arbitrary<infer P> ? P : never;

const pickOf = ({ owned, filters, history, seed }: Picking) =>
  pickGame(owned, filters, { history, now: NOW, random: chances(seed) });

/** Counts the picks of each game in many runs. */
function tally(games: readonly PickerGame[], random = chances(1)): Map<number, number> {
  const counts = new Map<number, number>();
  for (let n = 0; n < 4000; n += 1) {
    const id = pickGame(games, NO_FILTERS, { history: [], now: NOW, random })?.game.id ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('a pick from any collection', () => {
  test('is an owned game within the filters, and exists if any game matches', () => {
    fc.assert(
      fc.property(pickings, (picking) => {
        const left = picking.owned.filter((game) => matchesFilters(picking.filters, game));
        const pick = pickOf(picking);
        if (left.length === 0) expect(pick).toBeNull();
        else expect(left).toContain(pick?.game);
        for (const game of pick?.runnersUp ?? []) expect(left).toContain(game);
      }),
      { numRuns: 500 },
    );
  });

  test('is not one of the last three while there is an alternative', () => {
    fc.assert(
      fc.property(pickings, (picking) => {
        const left = picking.owned.filter((game) => matchesFilters(picking.filters, game));
        const last = picking.history.slice(0, REMEMBERED_PICKS);
        fc.pre(left.some(({ id }) => !last.includes(id)));
        expect(last).not.toContain(pickOf(picking)?.game.id);
      }),
      { numRuns: 500 },
    );
  });

  test('is one of the last three if there is no alternative', () => {
    const owned = [aPickerGame({ id: 7 })];
    expect(pickOf({ owned, filters: NO_FILTERS, history: [7, 8, 9], seed: 1 })?.game.id).toBe(7);
  });

  test('can be the fourth-last pick', () => {
    const owned = [1, 2, 3, 4].map((id) => aPickerGame({ id }));
    expect(pickOf({ owned, filters: NO_FILTERS, history: [1, 2, 3, 4], seed: 1 })?.game.id).toBe(4);
  });

  test('is deterministic for a seed', () => {
    fc.assert(
      fc.property(pickings, (picking) => {
        expect(pickOf(picking)).toEqual(pickOf(picking));
      }),
    );
  });

  test('does not modify its input', () => {
    fc.assert(
      fc.property(pickings, (picking) => {
        const before = structuredClone(picking);
        pickOf(picking);
        expect(picking).toEqual(before);
      }),
    );
  });
});

test('games with 0 points or less are dropped while another has more', () => {
  const good = aPickerGame({ id: 1 });
  const dull = aPickerGame({ id: 2, duration: '200' });
  expect([good, dull].map((game) => pointsOf(game, NO_FILTERS, NOW))).toEqual([15, -5]);
  expect([...tally([good, dull]).keys()]).toEqual([1]);
  const nothing = aPickerGame({ id: 3, duration: '200', rating: 5 / 3 });
  expect(pointsOf(nothing, NO_FILTERS, NOW)).toBe(0);
  expect([...tally([good, nothing]).keys()]).toEqual([1]);
});

test('if no game has more than 0 points, all are equally likely', () => {
  const dull = [1, 2, 3, 4].map((id) => aPickerGame({ id, duration: '200' }));
  for (const count of tally(dull).values()) expect(count / 1000).toBeCloseTo(1, 0);
  expect(tally(dull).size).toBe(4);
  expect(pickOf({ owned: dull, filters: NO_FILTERS, history: [], seed: 3 })?.runnersUp).toEqual([]);
});

test('only the best five games are drawn from, apart from up to three random points', () => {
  const best = [1, 2, 3, 4, 5].map((id) => aPickerGame({ id, rating: 5 }));
  const others = Array.from({ length: 20 }, (_, at) => aPickerGame({ id: at + 6, rating: 2.5 }));
  expect(tally([...others, ...best]).size).toBe(5);
});

test('random points are at most three: they reverse a lead of five, never one of seven', () => {
  const five = [1, 2, 3, 4, 5].map((id) => aPickerGame({ id, duration: '90', rating: 5 }));
  const lead = pointsOf(five[0] ?? aPickerGame(), NO_FILTERS, NOW);
  const gameBehindBy = (points: number) => aPickerGame({ id: 6, duration: '90', rating: (lead - 5 - points) / 3 });
  expect(tally([...five, gameBehindBy(5)]).get(6)).toBeGreaterThan(0);
  expect(tally([...five, gameBehindBy(6.5)]).get(6)).toBeUndefined();
});

test('the probability is proportional to the points', () => {
  const twenty = aPickerGame({ id: 1, duration: '90', rating: 5 });
  const ten = aPickerGame({ id: 2, duration: '90', rating: 5 / 3 });
  expect([twenty, ten].map((game) => pointsOf(game, NO_FILTERS, NOW))).toEqual([20, 10]);
  const counts = tally([twenty, ten]);
  expect((counts.get(1) ?? 0) / (counts.get(2) ?? 1)).toBeCloseTo(2, 0);
});

test('the weight of a game is its points plus its random points', () => {
  const owned = [
    aPickerGame({ id: 1, duration: '90', rating: 5 }),
    aPickerGame({ id: 2, duration: '90', rating: 5 / 3 }),
  ];
  const pickAt = (...drawn: number[]) =>
    pickGame(owned, NO_FILTERS, { history: [], now: NOW, random: () => drawn.shift() ?? 0 })?.game.id;
  // Without luck 20 to 10, then 23 to 7, then 17 to 13.
  expect([pickAt(0.5, 0.5, 0.66), pickAt(0.5, 0.5, 0.67)]).toEqual([1, 2]);
  expect([pickAt(1, 0, 0.76), pickAt(1, 0, 0.77)]).toEqual([1, 2]);
  expect([pickAt(0, 1, 0.56), pickAt(0, 1, 0.57)]).toEqual([1, 2]);
});

test('the minimum weight of a game is 1', () => {
  const [faint, other] = [
    aPickerGame({ id: 1, duration: '200', rating: 2 }),
    aPickerGame({ id: 2, duration: '200', rating: 2 }),
  ];
  expect(pointsOf(faint, NO_FILTERS, NOW)).toBe(1);
  // Minimum luck for both: each has -2 points and weight 1, and the last random number decides between halves.
  const pickAt = (last: number) => {
    const given = [0, 0, last];
    return pickGame([faint, other], NO_FILTERS, { history: [], now: NOW, random: () => given.shift() ?? 0 })?.game.id;
  };
  expect([pickAt(0), pickAt(0.49), pickAt(0.51), pickAt(0.99)]).toEqual([1, 1, 2, 2]);
});

test('the runners-up are the other four games, best first', () => {
  const owned = [1, 2, 3, 4, 5, 6, 7].map((id) => aPickerGame({ id, rating: 5 - id / 2 }));
  const pick = pickGame(owned, NO_FILTERS, { history: [], now: NOW, random: () => 0.5 });
  expect(pick?.game.id).toBe(3);
  expect(pick?.runnersUp.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
});

test('the reasons come from the parts with points', () => {
  const game = aPickerGame({ bestPlayers: '4', rating: 4.5, timesPlayed: 0 });
  expect(reasonsFor(game, { ...NO_FILTERS, players: 4, duration: 'medium' }, NOW).map(({ code }) => code)).toEqual([
    'best_with',
    'time',
    'rating',
    'never_played',
  ]);
});
