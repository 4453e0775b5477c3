import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { anyCollectionGame } from '#tests/support/rows/any-filter.ts';
import { WALL_GROUPS } from '#client/games/collection-view.ts';
import { wallRows } from './wall-rows.ts';

const games = fc
  .array(anyCollectionGame, { maxLength: 60 })
  .map((fields) => fields.map((game, id) => aGame({ ...game, id })));

test('every game is in one row, in order within its group, and headings have the number of games', () => {
  fc.assert(
    fc.property(games, fc.constantFrom(...WALL_GROUPS), fc.integer({ min: 1, max: 10 }), (all, group, columns) => {
      const rows = wallRows(all, group, columns, 'Owned games');
      const stood = rows.flatMap((row) => ('shelf' in row ? row.shelf : []));
      expect(stood.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      if (group === 'none') expect(stood).toEqual(all);
      let left = 0;
      for (const row of rows)
        if ('shelf' in row) {
          expect(row.shelf.length).toBeLessThanOrEqual(columns);
          expect(row.shelf).toEqual(row.shelf.toSorted((a, b) => a.id - b.id));
          left -= row.shelf.length;
        } else {
          if (left !== 0) expect(left).toBe(0);
          left = row.games;
        }
    }),
  );
});

test('places are listed in order, and games without a place last', () => {
  const places = new Map([
    [1, { name: 'Shelf 2', order: 1 }],
    [3, { name: 'Cottage', order: 0 }],
  ]);
  const some = [1, 2, 3].map((id) => aGame({ id }));
  const rows = wallRows(some, 'place', 4, 'Owned', places);
  expect(rows.flatMap((row) => ('heading' in row ? row.heading : []))).toEqual(['Cottage', 'Shelf 2', 'No place yet']);
});

test('the highest tier is listed first', () => {
  const rows = wallRows([aGame({ id: 1, timesPlayed: 0 }), aGame({ id: 2, timesPlayed: 300 })], 'tier', 4, 'Owned');
  expect(rows.map((row) => ('shelf' in row ? row.shelf.map(({ id }) => id) : row.games))).toEqual([1, [2], 1, [1]]);
});
