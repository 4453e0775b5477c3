import { expect, test } from 'vitest';
import { tiersReachedIn } from './tiers-reached.ts';

const day = (number: number) => ({ playedAt: new Date(2026, 0, number) });
const latestFirst = (count: number) => Array.from({ length: count }, (_, index) => day(count - index));

test('a tier is dated by the play that reached it', () => {
  expect(tiersReachedIn(latestFirst(26), 26)).toEqual([
    { tier: 1, at: day(5).playedAt },
    { tier: 2, at: day(25).playedAt },
  ]);
});

test('tiers have no date if some plays have none', () => {
  expect(tiersReachedIn(latestFirst(26), 27)).toEqual([]);
  expect(tiersReachedIn([], 0)).toEqual([]);
});
