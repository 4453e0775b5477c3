import { describe, expect, test } from 'vitest';
import { LEAST_WISHED } from '../../limits.ts';
import { stateWords, WISH_PRIORITY_LABELS } from './game-states.ts';

describe('the labels of states', () => {
  test('begin with the wish priority, for wishes only', () => {
    const game = { states: ['preordered', 'want_to_play'] as const, wishPriority: 1 };
    expect(stateWords({ ...game, isWishlist: true })).toEqual(['Must have', 'Preordered', 'Want to play']);
    expect(stateWords({ ...game, isWishlist: false })).toEqual(['Preordered', 'Want to play']);
    expect(stateWords({ isWishlist: true, states: [], wishPriority: null })).toEqual([]);
  });

  test('exist for every priority', () => {
    expect(WISH_PRIORITY_LABELS).toHaveLength(LEAST_WISHED);
  });
});
