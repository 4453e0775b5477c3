import { expect, test } from 'vitest';
import type { ImportAction, ImportRowKind } from '#shared/enums.ts';
import { countRow, emptyTally } from './import-tally.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

const game = (facts: Partial<ImportedGame> = {}) =>
  ({ isWishlist: false, isExpansion: false, ...facts }) as ImportedGame;

const tallyOf = (...rows: [ImportRowKind, ImportAction, ImportedGame | null][]) => {
  const tally = emptyTally();
  for (const [kind, action, imported] of rows) countRow(tally, { kind, action, game: imported });
  return tally;
};

test('an import without rows has zero in every count', () => {
  const { plays, gained, lost, leftEmpty, ...rest } = emptyTally();
  expect([gained, lost, leftEmpty]).toEqual([{}, {}, {}]);
  expect([...Object.values(plays), ...Object.values(rest)].every((count) => count === 0)).toBe(true);
  expect(Object.keys(plays)).toEqual(['add', 'change', 'same', 'skip', 'deleted']);
});

test('rows are counted by action, and plays also separately', () => {
  const tally = tallyOf(
    ['game', 'add', game()],
    ['game', 'skip', null],
    ['play', 'add', null],
    ['play', 'add', null],
    ['play', 'same', null],
  );
  expect(tally).toMatchObject({
    add: 3,
    change: 0,
    same: 1,
    skip: 1,
    plays: { add: 2, change: 0, same: 1, skip: 0, deleted: 0 },
  });
});

test('an added row counts as exactly one of game, expansion or wish', () => {
  const tally = tallyOf(
    ['game', 'add', game({ isExpansion: true })],
    ['game', 'add', game({ isExpansion: true, isWishlist: true })],
    ['game', 'add', game({ isWishlist: true })],
    ['game', 'add', game({ isWishlist: true })],
    ['game', 'add', game()],
    ['game', 'change', game({ isExpansion: true, isWishlist: true })],
    ['game', 'skip', game({ isExpansion: true, isWishlist: true })],
  );
  expect(tally).toMatchObject({ add: 5, expansions: 1, wishlist: 3 });
});

test('tallies do not share their counters', () => {
  const first = tallyOf(['play', 'add', null]);
  expect(emptyTally().plays).not.toEqual(first.plays);
});

test('details of plays are summed by kind', () => {
  const tally = emptyTally();
  const row = { kind: 'play', action: 'change', game: null } as const;
  countRow(tally, { ...row, details: { gained: { notes: 1 }, lost: {}, leftEmpty: { teams: 2 } } });
  countRow(tally, { ...row, details: { gained: { notes: 1 }, lost: { scores: 3 }, leftEmpty: { teams: 1 } } });
  expect(tally).toMatchObject({ gained: { notes: 2 }, lost: { scores: 3 }, leftEmpty: { teams: 3 } });
});
