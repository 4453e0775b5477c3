import { describe, expect, test } from 'vitest';
import { LOWEST_WISH_PRIORITY } from '#shared/limits/limits.ts';
import { stateTexts, WISH_PRIORITY_LABELS } from './game-states.ts';

describe('the labels of states', () => {
  test('begin with the wish priority, for wishes only', () => {
    const game = { states: ['preordered', 'want_to_play'] as const, wishPriority: 1 };
    expect(stateTexts({ ...game, isWishlist: true })).toEqual(['Must have', 'Preordered', 'Want to play']);
    expect(stateTexts({ ...game, isWishlist: false })).toEqual(['Preordered', 'Want to play']);
    expect(stateTexts({ isWishlist: true, states: [], wishPriority: null })).toEqual([]);
  });

  test('exist for every priority', () => {
    expect(WISH_PRIORITY_LABELS).toHaveLength(LOWEST_WISH_PRIORITY);
  });
});
