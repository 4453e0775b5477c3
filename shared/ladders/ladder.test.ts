import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideBySpan, type Ladder, ladderOf, mostImproved, rungsOf } from './ladder.ts';
import type { RatedPlay } from './rated-play.ts';
import { isProvisional, LOST, START } from './rating.ts';

/** Of up to nine people, in teams or not, with ties. */
const play: fc.Arbitrary<RatedPlay> = fc
  .tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2, maxLength: 5 }),
    fc.integer({ min: 2, max: 5 }),
    fc.array(fc.constantFrom(0, 1, 2, 3, LOST), { minLength: 5, maxLength: 5 }),
  )
  .map(([people, most, ranks]) => {
    const count = Math.min(most, people.length);
    const sides = Array.from({ length: count }, (_, side) => people.filter((__, place) => place % count === side));
    return { sides, ranks: ranks.slice(0, count) };
  });
const plays = fc.array(play, { minLength: 1, maxLength: 30 });

test('a ladder recomputed from scratch is the one continued from any earlier one', () => {
  fc.assert(
    fc.property(plays, fc.nat(), (all, at) => {
      const cut = at % (all.length + 1);
      const earlier = ladderOf(all.slice(0, cut));
      expect(ladderOf(all.slice(cut), earlier)).toEqual(ladderOf(all));
      expect(earlier).toEqual(ladderOf(all.slice(0, cut)));
    }),
  );
});

test('without its oldest play a ladder differs for those only who are connected to it afterwards', () => {
  fc.assert(
    fc.property(plays, ([oldest, ...later]) => {
      const touched = new Set(oldest?.sides.flat());
      for (const { sides } of later)
        if (sides.flat().some((person) => touched.has(person))) for (const person of sides.flat()) touched.add(person);
      const [whole, without] = [ladderOf(oldest ? [oldest, ...later] : later), ladderOf(later)];
      for (const person of without.keys())
        if (!touched.has(person)) expect(without.get(person)).toEqual(whole.get(person));
      for (const person of oldest?.sides.flat() ?? [])
        expect(without.get(person)?.plays ?? 0).toBe((whole.get(person)?.plays ?? 0) - 1);
    }),
  );
});

const WIN: RatedPlay = { sides: [[1], [2]], ranks: [1, 2] };
const times = (count: number, one = WIN) => Array.from({ length: count }, () => one);

test('a rating is provisional at first and settled after ten plays', () => {
  const after = (count: number) => ladderOf(times(count)).get(1) ?? START;
  expect(isProvisional(after(1))).toBe(true);
  expect(isProvisional(after(10))).toBe(false);
});

describe('the people of a ladder', () => {
  const newcomer: RatedPlay = { sides: [[3], [2]], ranks: [1, 2] };

  test('are ordered by their ratings, the provisional ones at the end without a place', () => {
    const rungs = rungsOf(ladderOf([...times(10), newcomer]), new Map());
    expect(rungs.map(({ person, place, plays: count }) => [person, place, count])).toEqual([
      [1, 1, 10],
      [2, 2, 11],
      [3, null, 1],
    ]);
  });

  test('have changed by what was gained since the earlier ladder, if they were in it and have played since', () => {
    const then = ladderOf(times(10));
    const rungs = rungsOf(ladderOf([newcomer], then), then);
    expect(rungs.map(({ person, change }) => [person, change])).toEqual([
      [1, null],
      [2, expect.any(Number)],
      [3, null],
    ]);
    expect(rungs[1]?.change).toBeLessThan(0);
    expect(mostImproved(rungs)).toBeNull();
    expect(mostImproved(rungsOf(ladderOf(times(3), then), then))).toMatchObject({ person: 1 });
  });

  test('share a place if their ratings are equal', () => {
    const even: Ladder = new Map([1, 2].map((person) => [person, { mu: 25, sigma: 3, plays: 9 }]));
    expect(rungsOf(even, even).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('a change is measured', () => {
  const NOW = new Date('2026-07-31T12:00:00Z');
  const on = (...days: string[]) => days.map((day) => ({ playedAt: new Date(`${day}T20:00:00Z`) }));

  test('over the last thirty days', () => {
    const { span, early, late } = divideBySpan(on('2026-06-30', '2026-07-02', '2026-07-30'), NOW);
    expect([span, early.length, late.length]).toEqual(['month', 1, 2]);
  });

  test('over the last ten plays if there was none in them', () => {
    const { span, early, late } = divideBySpan(on(...Array.from({ length: 12 }, () => '2026-01-01')), NOW);
    expect([span, early.length, late.length]).toEqual(['ten_plays', 2, 10]);
    expect(divideBySpan([], NOW)).toEqual({ span: 'ten_plays', early: [], late: [] });
  });
});
