import { expect, test } from 'vitest';
import { combineCopies, withCombinedCopies } from './combined-copies.ts';
import { bggRow } from './bgg-row.ts';
import { cellsOf } from './rules/bgg-collection-columns.ts';

test('a game that a file lists twenty thousand times has each of its states once', async () => {
  const cells = { ...cellsOf([], new Map()), objectname: 'Azul', objectid: '230802' };
  const flags = { prevowned: '1', fortrade: '1', want: '1', wanttoplay: '1', wanttobuy: '1', preordered: '1' };
  const row = bggRow(1, { ...cells, ...flags });
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ ...row, line: at + 1 }));
  const combined = await combineCopies(() => rows);
  expect(combined.get(1)?.states.wishlist).toHaveLength(6);
  expect(rows.map((one) => withCombinedCopies(one, combined, true).game !== null).filter(Boolean)).toHaveLength(1);
});
