import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATES } from '#shared/enums.ts';
import { statesInOrder } from './game-states.ts';
import { isOwned, type Listed, listOf, LOST_STATES, movedTo, offeredStates, onList } from './lists.ts';

const list = fc.constantFrom('owned', 'wishlist', 'unowned');
const game: fc.Arbitrary<Listed> = fc
  .tuple(list, fc.subarray([...GAME_STATES]), fc.option(fc.integer({ min: 1, max: 5 })))
  .map(([from, states, wishPriority]) => ({ ...onList(from), states, wishPriority }));

describe('a moved game', () => {
  test('is on the target list only and has no contradicting state', () => {
    fc.assert(
      fc.property(game, list, (before, to) => {
        const after = movedTo(to, before);
        expect(listOf(after)).toBe(to);
        expect(after.isWishlist && after.isUnowned).toBe(false);
        expect(isOwned(after)).toBe(to === 'owned');
        expect(after.states).toEqual(statesInOrder(after.states));
        if (listOf(before) !== to) expect(after.states.filter((state) => LOST_STATES[to].includes(state))).toEqual([]);
      }),
    );
  });

  test('is unchanged if it is already on the list', () => {
    fc.assert(
      fc.property(game, (before) => {
        expect(movedTo(listOf(before), before)).toEqual(before);
      }),
    );
  });

  test('gets the state "previously owned" when it leaves the collection, and loses it on return', () => {
    const owned: Listed = { ...onList('owned'), states: ['for_trade', 'want_to_play'], wishPriority: null };
    const sold = movedTo('unowned', owned);
    expect(sold.states).toEqual(['previously_owned', 'want_to_play']);
    expect(movedTo('wishlist', sold).states).toEqual(['previously_owned', 'want_to_play']);
    expect(movedTo('owned', sold).states).toEqual(['want_to_play']);
  });

  test('loses its wish priority when it leaves the wishlist', () => {
    const wish: Listed = { ...onList('wishlist'), states: ['preordered'], wishPriority: 2 };
    expect(movedTo('owned', wish)).toEqual({ ...onList('owned'), states: [], wishPriority: null });
    expect(movedTo('unowned', wish)).toEqual({ ...onList('unowned'), states: [], wishPriority: 2 });
  });
});

describe('the offered states', () => {
  test.each(['owned', 'wishlist', 'unowned'] as const)('include no state that a game loses on its way to %s', (to) => {
    expect(offeredStates(to, []).filter((state) => LOST_STATES[to].includes(state))).toEqual([]);
  });

  test('are those of the list plus those of the selected games, in order', () => {
    expect(offeredStates('owned', [])).toEqual(['for_trade', 'want_to_play']);
    expect(offeredStates('owned', ['want_to_play', 'preordered'])).toEqual(['preordered', 'for_trade', 'want_to_play']);
  });
});
