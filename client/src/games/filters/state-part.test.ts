import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { filterCollection, FILTER_FIELDS, NO_FILTER } from './collection-filter.ts';

const { states } = FILTER_FIELDS;
const games = [
  aGame({ id: 1, states: ['for_trade'] }),
  aGame({ id: 2, states: ['want_to_play', 'for_trade'] }),
  aGame({ id: 3, states: ['want_to_play'] }),
  aGame({ id: 4 }),
];
const shown = (chosen: typeof states.none) =>
  filterCollection(games, { ...NO_FILTER, states: chosen }).map(({ id }) => id);

test('games with any of the selected states match; without a selection all games match', () => {
  expect(shown(['for_trade'])).toEqual([1, 2]);
  expect(shown(['for_trade', 'want_to_play'])).toEqual([1, 2, 3]);
  expect(shown(['preordered'])).toEqual([]);
  expect(shown([])).toEqual([1, 2, 3, 4]);
});

test('unknown states in an address are ignored', () => {
  expect(states.read('for_trade-sold-for_trade')).toEqual(['for_trade']);
  expect(states.read('')).toEqual([]);
  expect(states.write(['for_trade', 'want_to_play'])).toBe('for_trade-want_to_play');
});

test('only states of existing games are offered', () => {
  expect(states.choices({ games, now: new Date(0) })).toEqual(['for_trade', 'want_to_play']);
  expect(states.words(['for_trade', 'want_to_play'])).toBe('for trade or sale or want to play');
});
