import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_STATES } from '#shared/enums.ts';
import type { GameList } from '#shared/games/lists.ts';
import { mergeList, mergeStates } from './merge-list.ts';

const list = fc.constantFrom<GameList>('owned', 'wishlist', 'unowned');
const states = fc.subarray([...GAME_STATES]);

test('a list that is unchanged in the file stays as the owner set it', () => {
  fc.assert(
    fc.property(list, list, (ours, theirs) => {
      expect(mergeList({ ours, last: theirs, theirs })).toBe(ours);
    }),
  );
});

test('merging a list or states is idempotent', () => {
  fc.assert(
    fc.property(list, fc.option(list), list, states, fc.option(states, { nil: undefined }), states, (...all) => {
      const [ours, last, theirs, own, before, imported] = all;
      const merged = mergeList({ ours, last, theirs });
      expect(mergeList({ ours: merged, last: theirs, theirs })).toBe(merged);
      const after = mergeStates(own, before, imported);
      expect(mergeStates(after, imported, imported)).toEqual(after);
    }),
  );
});

test.each<[ours: GameList, last: GameList | null, theirs: GameList, merged: GameList]>([
  ['owned', null, 'unowned', 'owned'],
  ['owned', 'owned', 'unowned', 'unowned'],
  ['owned', 'owned', 'wishlist', 'owned'],
  ['wishlist', null, 'owned', 'owned'],
  ['wishlist', null, 'unowned', 'wishlist'],
  ['wishlist', 'wishlist', 'unowned', 'unowned'],
  ['wishlist', 'owned', 'owned', 'wishlist'],
  ['unowned', 'owned', 'owned', 'unowned'],
  ['unowned', null, 'owned', 'owned'],
  ['unowned', 'unowned', 'wishlist', 'wishlist'],
])('owner has %s, last file %s, new file %s: the result is %s', (ours, last, theirs, merged) => {
  expect(mergeList({ ours, last, theirs })).toBe(merged);
});

test('states that changed in the file are updated, other states stay as the owner set them', () => {
  expect(mergeStates(['want_to_play'], ['for_trade'], [])).toEqual(['want_to_play']);
  expect(mergeStates(['for_trade', 'want_to_play'], ['for_trade'], ['preordered'])).toEqual([
    'preordered',
    'want_to_play',
  ]);
  expect(mergeStates(['for_trade'], ['for_trade'], undefined)).toEqual(['for_trade']);
});
