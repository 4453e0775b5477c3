import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { changedGames } from './changed-games.ts';

const azul = aGame({ id: 1, tagIds: [7], states: ['want_to_play'] });
const root = aGame({ id: 2, title: 'Root', isWishlist: true, wishPriority: 2 });
const games = [azul, root];
const both = new Set([1, 2]);

test('unselected games keep their identity', () => {
  const [first, second] = changedGames(games, new Set([2]), { kind: 'tags', add: [7], remove: [] });
  expect(first).toBe(azul);
  expect(second?.tagIds).toEqual([7]);
});

test('tags are added once and removed', () => {
  const changed = changedGames(games, both, { kind: 'tags', add: [8, 7], remove: [] });
  expect(changed.map(({ tagIds }) => tagIds)).toEqual([
    [8, 7],
    [8, 7],
  ]);
  expect(changedGames(changed, both, { kind: 'tags', add: [], remove: [8] })[0]?.tagIds).toEqual([7]);
});

test('states are added in their order and removed', () => {
  const change = { kind: 'states', add: ['for_trade'], remove: ['want_to_buy'] } as const;
  const changed = changedGames(games, both, { kind: 'states', add: [...change.add], remove: [...change.remove] });
  expect(changed.map(({ states }) => states)).toEqual([['for_trade', 'want_to_play'], ['for_trade']]);
});

test('an undo restores the overwritten values', () => {
  const moved = changedGames(games, both, { kind: 'list', list: 'unowned' });
  const had = games.map(({ id, states, wishPriority, tagIds }) => ({ id, states, wishPriority, tagIds }));
  expect(changedGames(moved, both, { kind: 'put_back', list: 'wishlist', games: had })[1]).toEqual(root);
});

test('a move follows the rules of lists, and a removed game is deleted', () => {
  expect(changedGames(games, both, { kind: 'list', list: 'owned' })[1]).toMatchObject({
    isWishlist: false,
    wishPriority: null,
  });
  expect(changedGames(games, both, { kind: 'remove' })).toEqual([]);
});
