import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportedGame, MergedGame } from '#shared/schema/imported-game.ts';
import { importedFields, mergeImported, revertImported } from './merge-game.ts';

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const few = {
  rating: fc.constantFrom(0, 2, 3.5, 5),
  timesPlayed: fc.integer({ min: 0, max: 4 }),
  notes: fc.constantFrom(null, 'one', 'two'),
  isWishlist: fc.boolean(),
};
const facts = {
  bggId: nullable(fc.integer({ min: 1, max: 3 })),
  year: nullable(fc.constantFrom(-2600, 1995, 2024)),
  weight: nullable(fc.constantFrom(1.77, 2.3361)),
  bestPlayers: nullable(fc.constantFrom('2', '3,4')),
  recommendedPlayers: nullable(fc.constantFrom('2', '3,4')),
  isExpansion: fc.boolean(),
};
const anyGame: fc.Arbitrary<MergedGame> = fc.record({
  ...few,
  ...facts,
  lastPlayed: fc.constant(null),
  imported: nullable(fc.record(few)),
});
const anyFile: fc.Arbitrary<ImportedGame> = fc.record({
  ...few,
  ...facts,
  title: fc.constant('Azul'),
  players: fc.constant('2-4'),
  duration: fc.constant('45 min'),
  minAge: fc.constant(8),
  category: fc.constant('abstract' as const),
  difficulty: fc.constant('easy' as const),
});

const merged = (game: MergedGame, file: ImportedGame): MergedGame => ({ ...game, ...mergeImported(game, file).to });
const plain: MergedGame = {
  rating: 0,
  timesPlayed: 0,
  notes: null,
  isWishlist: false,
  bggId: null,
  year: null,
  weight: null,
  bestPlayers: null,
  recommendedPlayers: null,
  isExpansion: false,
  lastPlayed: null,
  imported: null,
};
const file: ImportedGame = {
  ...plain,
  title: 'Azul',
  players: '2-4',
  duration: '45 min',
  minAge: 8,
  category: 'abstract',
  difficulty: 'easy',
};

describe('merging a game with a file', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(anyGame, anyFile, (game, row) => {
        expect(mergeImported(merged(game, row), row)).toEqual({ from: {}, to: {} });
      }),
    );
  });

  test('never lowers plays, never erases a rating, notes or a fact, never moves a game to the wishlist', () => {
    fc.assert(
      fc.property(anyGame, anyFile, (game, row) => {
        const after = merged(game, row);
        expect(after.timesPlayed).toBeGreaterThanOrEqual(game.timesPlayed);
        expect([after.rating > 0, after.notes !== null]).toEqual([
          game.rating > 0 || (row.rating > 0 && row.rating !== game.imported?.rating),
          game.notes !== null || (row.notes !== null && row.notes !== game.imported?.notes),
        ]);
        expect(after.year).toBe(game.year ?? row.year);
        expect(after.bggId).toBe(game.bggId ?? row.bggId);
        expect(!game.isWishlist && after.isWishlist).toBe(false);
      }),
    );
  });

  test("keeps the owner's own rating and notes", () => {
    const rated: MergedGame = { ...plain, rating: 5, notes: 'mine' };
    const base = { rating: 3, notes: 'theirs', timesPlayed: 0, isWishlist: false };
    for (const game of [rated, { ...rated, imported: base }]) {
      expect(merged(game, { ...file, rating: 4, notes: 'news' })).toMatchObject({ rating: 5, notes: 'mine' });
    }
  });

  test('takes changes of the file if the owner changed nothing, and keeps what the owner cleared', () => {
    const base = { rating: 3, notes: 'theirs', timesPlayed: 0, isWishlist: false };
    const untouched: MergedGame = { ...plain, rating: 3, notes: 'theirs', imported: base };
    expect(merged(untouched, { ...file, rating: 4, notes: 'news' })).toMatchObject({ rating: 4, notes: 'news' });
    expect(merged({ ...plain, imported: base }, { ...file, rating: 3, notes: 'theirs' })).toMatchObject({
      rating: 0,
      notes: null,
    });
  });
});

test.each([
  { ours: 1, base: null, theirs: 3, merged: 3 },
  { ours: 5, base: 2, theirs: 3, merged: 5 },
  { ours: 2, base: 2, theirs: 3, merged: 3 },
  { ours: 1, base: 2, theirs: 2, merged: 1 },
  { ours: 1, base: 2, theirs: 3, merged: 2 },
  { ours: 1, base: 2, theirs: 1, merged: 1 },
])('a count of $ours, $base at the last import, and $theirs in the file become $merged', ({ ours, base, ...count }) => {
  const imported = base === null ? null : { rating: 0, notes: null, timesPlayed: base, isWishlist: false };
  const game = { ...plain, timesPlayed: ours, imported };
  expect(merged(game, { ...file, timesPlayed: count.theirs }).timesPlayed).toBe(count.merged);
});

describe('the wishlist', () => {
  const wished: MergedGame = { ...plain, isWishlist: true };
  const base = { rating: 0, timesPlayed: 0, notes: null };

  test('loses a game that the file marks as owned', () => {
    expect(merged(wished, file).isWishlist).toBe(false);
    expect(merged({ ...wished, imported: { ...base, isWishlist: true } }, file).isWishlist).toBe(false);
  });

  test('keeps a game that its owner moved there after an import', () => {
    expect(merged({ ...wished, imported: { ...base, isWishlist: false } }, file).isWishlist).toBe(true);
  });
});

test('a file changes an owner’s game to an expansion only if the game has no id', () => {
  const row = { ...file, bggId: 7, isExpansion: true };
  expect(merged(plain, row).isExpansion).toBe(true);
  expect(merged(plain, { ...row, isExpansion: false }).isExpansion).toBe(false);
  expect(merged({ ...plain, bggId: 7 }, row).isExpansion).toBe(false);
  expect(merged({ ...plain, bggId: 7, isExpansion: true }, { ...row, isExpansion: false }).isExpansion).toBe(true);
});

describe('the stored values of an import', () => {
  test('are those of the file', () => {
    const row = { ...file, rating: 4, notes: 'theirs', timesPlayed: 3, isWishlist: true };
    const fields = { rating: 4, notes: 'theirs', timesPlayed: 3, isWishlist: true };
    expect(importedFields(row)).toEqual(fields);
    expect(merged(plain, row).imported).toEqual(fields);
  });

  test('are kept if a later file has an empty cell or fewer plays', () => {
    const base = { rating: 4, notes: 'theirs', timesPlayed: 3, isWishlist: false };
    const after = merged({ ...plain, imported: base }, { ...file, timesPlayed: 1 });
    expect(after.imported ?? base).toEqual(base);
  });

  test('are empty if no file had values', () => {
    expect(merged(plain, file).imported).toEqual({ rating: 0, notes: null, timesPlayed: 0, isWishlist: false });
  });
});

describe('reverting an import', () => {
  test('restores the game if nothing changed since', () => {
    fc.assert(
      fc.property(anyGame, anyFile, (game, row) => {
        const after = merged(game, row);
        expect({ ...after, ...revertImported(after, mergeImported(game, row)) }).toEqual(game);
      }),
    );
  });

  test('keeps values that changed since', () => {
    const change = mergeImported(plain, { ...file, rating: 4, timesPlayed: 3, year: 2017 });
    const played: MergedGame = { ...plain, ...change.to, timesPlayed: 4 };
    expect(revertImported(played, change)).toMatchObject({ rating: 0, year: null });
    expect(revertImported(played, change)).not.toHaveProperty('timesPlayed');
  });

  test.each([{ rating: 3 }, { timesPlayed: 9 }, { notes: 'news' }, { isWishlist: true }])(
    'keeps the stored values of a later import with %j',
    (row) => {
      const fields = { rating: 4, timesPlayed: 3, notes: 'theirs' };
      const change = mergeImported(plain, { ...file, ...fields });
      const brought = { ...plain, ...change.to };
      expect(revertImported(brought, change)).toHaveProperty('imported', null);
      const later = { ...brought, imported: { ...fields, isWishlist: false, ...row } };
      expect(revertImported(later, change)).not.toHaveProperty('imported');
      expect(revertImported({ ...brought, imported: null }, change)).not.toHaveProperty('imported');
    },
  );

  test('keeps a number that changed since, however little', () => {
    const change = mergeImported(plain, { ...file, weight: 2.5, timesPlayed: 3 });
    expect(revertImported({ ...plain, ...change.to, weight: 2.51 }, change)).not.toHaveProperty('weight');
    expect(revertImported({ ...plain, ...change.to, weight: null }, change)).not.toHaveProperty('weight');
  });

  test('recognizes a weight that the database has rounded', () => {
    const change = mergeImported(plain, { ...file, weight: 2.33613445 });
    expect(revertImported({ ...plain, weight: Math.fround(2.33613445) }, change)).toHaveProperty('weight', null);
  });
});
