import { describe, expect, test } from 'vitest';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { reuseUnchangedPlays, withoutPlay, withPlay } from './list-with-play.ts';

const on = (day: number, id = day) => aPlay({ id, playedAt: new Date(2026, 0, day) });
const ids = (plays: readonly { id: number }[]) => plays.map(({ id }) => id);

describe('the list of plays', () => {
  test('inserts a play by its date', () => {
    expect(ids(withPlay([on(9), on(5), on(1)], on(7)))).toEqual([9, 7, 5, 1]);
    expect(ids(withPlay([], on(7)))).toEqual([7]);
    expect(ids(withPlay([on(9)], on(7)))).toEqual([9, 7]);
  });

  test('sorts plays at the same moment by the latest record first', () => {
    expect(ids(withPlay([on(5, 1)], on(5, 2)))).toEqual([2, 1]);
  });

  test('moves a play whose date changed', () => {
    expect(ids(withPlay([on(9), on(5)], { ...on(9), playedAt: new Date(2026, 0, 2) }))).toEqual([5, 9]);
  });

  test('removes a play', () => {
    expect(ids(withoutPlay([on(9), on(5)], 9))).toEqual([5]);
  });
});

describe('a refetched list', () => {
  const before = [on(9), on(5)];

  test('keeps its identity if nothing changed', () => {
    expect(reuseUnchangedPlays(before, [on(9), on(5)])).toBe(before);
  });

  test('keeps the identity of unchanged plays if a play was added', () => {
    const after = reuseUnchangedPlays(before, [on(12), on(9), { ...on(5), notes: 'New' }]);
    expect([after[1] === before[0], after[2]?.notes]).toEqual([true, 'New']);
  });

  test.each([
    ['a date', { playedAt: new Date(2026, 0, 8) }],
    ['seats', { seats: [{ won: true }] }],
    ['expansions', { expansions: ['More'] }],
    ['scores', { scores: '[1]' }],
  ])('detects a change of %s', (_what, change) => {
    expect(reuseUnchangedPlays(before, [{ ...on(9), ...change }, on(5)])[0]).toMatchObject(change);
  });
});
