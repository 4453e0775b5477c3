import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATES } from '../../enums.ts';
import { statesInOrder } from './game-states.ts';
import { isOwned, type Listed, listOf, LOST_STATES, movedTo, offeredStates, onList } from './lists.ts';

const list = fc.constantFrom('owned', 'wishlist', 'unowned');
const game: fc.Arbitrary<Listed> = fc
  .tuple(list, fc.subarray([...GAME_STATES]), fc.option(fc.integer({ min: 1, max: 5 })))
  .map(([from, states, wishPriority]) => ({ ...onList(from), states, wishPriority }));

describe('a moved game', () => {
  test('is on the list, on no other, and has no state that contradicts it', () => {
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

  test('stays as it is on its own list', () => {
    fc.assert(
      fc.property(game, (before) => {
        expect(movedTo(listOf(before), before)).toEqual(before);
      }),
    );
  });

  test('was owned once it leaves the collection for no list, and no longer when it comes back', () => {
    const owned: Listed = { ...onList('owned'), states: ['for_trade', 'want_to_play'], wishPriority: null };
    const sold = movedTo('unowned', owned);
    expect(sold.states).toEqual(['previously_owned', 'want_to_play']);
    expect(movedTo('wishlist', sold).states).toEqual(['previously_owned', 'want_to_play']);
    expect(movedTo('owned', sold).states).toEqual(['want_to_play']);
  });

  test('has no priority as a wish once it is owned', () => {
    const wish: Listed = { ...onList('wishlist'), states: ['preordered'], wishPriority: 2 };
    expect(movedTo('owned', wish)).toEqual({ ...onList('owned'), states: [], wishPriority: null });
    expect(movedTo('unowned', wish)).toEqual({ ...onList('unowned'), states: [], wishPriority: 2 });
  });
});

describe('the states to offer', () => {
  test.each(['owned', 'wishlist', 'unowned'] as const)(
    'a game that comes to be %s keeps each that is offered',
    (to) => {
      expect(offeredStates(to, []).filter((state) => LOST_STATES[to].includes(state))).toEqual([]);
    },
  );

  test('are those of the list and those that the games have, in order', () => {
    expect(offeredStates('owned', [])).toEqual(['for_trade', 'want_to_play']);
    expect(offeredStates('owned', ['want_to_play', 'preordered'])).toEqual(['preordered', 'for_trade', 'want_to_play']);
  });
});
