import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame } from '#shared/games/games-contract.ts';
import { MAX_NOTES_LENGTH, MAX_PLAYS, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { readBggRow } from './bgg-collection.ts';
import { BGG_COLUMNS, type BggCells, cellsOf, columnPlaces } from './bgg-collection-columns.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';

const empty: BggCells = cellsOf([], new Map());
const owned = { objectname: 'Azul', objectid: '230802', own: '1' };

function read(cells: Partial<BggCells>): ImportedGame {
  const row = readBggRow({ ...empty, ...owned, ...cells });
  if ('leftOut' in row) throw new Error(`left out: ${row.leftOut.code}`);
  return row.game;
}

const leftOut = (cells: Partial<BggCells>) => {
  const row = readBggRow({ ...empty, ...owned, ...cells });
  return 'leftOut' in row ? row.leftOut : null;
};

describe('a row of the BoardGameGeek export', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '0', '1', '2', '7.5', '-1', '10+', '2,3,4', 'N/A', '999999999999', '1e5', '3,14'),
    fc.string({ unit: 'grapheme' }),
  );
  const anyCells = fc
    .record(Object.fromEntries(BGG_COLUMNS.map((column) => [column, cell])))
    .map((cells) => cells as BggCells);

  test('with any cells is either skipped or becomes a valid game', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const row = readBggRow({ ...cells, objectid: '13', own: '1', objectname: `x${cells.objectname}`.trim() });
        const game = 'game' in row ? row.game : null;
        expect(newGame.safeParse({ ...game, minAge: game?.minAge ?? 8 }).error).toBeUndefined();
        expect(game?.rating).toBe(Math.round((game?.rating ?? 0) * 2) / 2);
      }),
    );
  });

  test.each([
    ['0', 0],
    ['', 0],
    ['N/A', 0],
    ['1', 0.5],
    ['7.5', 4],
    ['7,4', 3.5],
    ['10', 5],
    ['11', 0],
  ])('with rating %s is imported with %d of 5', (rating, expected) => {
    expect(read({ rating }).rating).toBe(expected);
  });

  test.each([
    ['2', '4', '2-4'],
    ['2', '2', '2'],
    ['2', '0', '2+'],
    ['', '5', '1-5'],
    ['4', '2', '?'],
    ['0', '0', '?'],
  ])('with %s to %s players is imported as %s', (minplayers, maxplayers, expected) => {
    expect(read({ minplayers, maxplayers }).players).toBe(expected);
  });

  test('uses the play time, then the maximum, then the minimum time', () => {
    expect(read({ playingtime: '45', maxplaytime: '60' }).duration).toBe('45 min');
    expect(read({ playingtime: '0', maxplaytime: '60', minplaytime: '30' }).duration).toBe('60 min');
    expect(read({ minplaytime: '30' }).duration).toBe('30 min');
    expect(read({}).duration).toBe('?');
  });

  test.each([
    ['6+', '6'],
    ['+6', null],
    ['3+4', null],
    ['x,10,2', '2,10'],
    ['4|3;2', '2,3,4'],
    ['0,100', null],
    [Array.from({ length: 30 }, (_, at) => at + 1).join(','), Array.from({ length: 20 }, (_, at) => at + 1).join(',')],
  ])('with best players %s is imported as %s', (bggbestplayers, expected) => {
    expect(read({ bggbestplayers }).bestPlayers).toBe(expected);
  });

  test('has its number of plays, limited to the maximum', () => {
    expect(['', '0', '12', '1e3', '99999999'].map((numplays) => read({ numplays }).timesPlayed)).toEqual([
      0,
      0,
      12,
      0,
      MAX_PLAYS,
    ]);
  });

  test.each([
    [{ itemtype: 'expansion', objecttype: 'thing' }, true],
    [{ itemtype: 'standalone', objecttype: 'boardgameExpansion' }, true],
    [{ itemtype: 'standalone', objecttype: 'thing' }, false],
  ])('with the kind %j: expansion is %s', (cells, isExpansion) => {
    expect(read(cells).isExpansion).toBe(isExpansion);
  });

  test('has a title without line breaks', () => {
    expect(read({ objectname: 'Azul\r\n\tSummer' }).title).toBe('Azul Summer');
  });

  test('may have a negative year; year 0 means unknown', () => {
    expect(read({ yearpublished: '-2200' }).year).toBe(-2200);
    expect(read({ yearpublished: '0' }).year).toBeNull();
  });

  test('has player counts, age and weight if the file contains them', () => {
    expect(
      read({ bggbestplayers: '3, 4', bggrecplayers: '4,2,3,3', bggrecagerange: '10+', avgweight: '2.5' }),
    ).toMatchObject({
      bestPlayers: '3,4',
      recommendedPlayers: '2,3,4',
      minAge: 10,
      weight: 2.5,
      category: 'strategy',
      difficulty: 'medium',
    });
    expect(read({ avgweight: '0' })).toMatchObject({
      weight: null,
      minAge: null,
      bestPlayers: null,
      difficulty: 'medium',
      category: 'family',
    });
    expect(read({ avgweight: '2.49', bggrecagerange: '1+2' })).toMatchObject({ category: 'family', minAge: null });
  });

  test.each([
    ['1.99', 'easy'],
    ['2', 'medium'],
    ['3', 'hard'],
    ['3.69', 'hard'],
    ['3.7', 'expert'],
  ])('with weight %s has the difficulty %s', (avgweight, difficulty) => {
    expect(read({ avgweight }).difficulty).toBe(difficulty);
  });

  test.each(['', '0', '0.0', '0,00', 'N/A'])('marks nothing with "%s"', (own) => {
    expect(leftOut({ own, prevowned: own })).toEqual({ code: 'not_listed', as: 'nothing' });
    const wish = read({ own, wishlist: '1.0', preordered: own });
    expect([wish.isWishlist, wish.states]).toEqual([true, []]);
  });

  test.each(['wishlist', 'wanttobuy', 'want', 'preordered'] as const)(
    'marked %s goes to the wishlist unless it is owned',
    (mark) => {
      expect(read({ own: '0', [mark]: '1' }).isWishlist).toBe(true);
      expect(read({ own: '1', [mark]: '1' }).isWishlist).toBe(false);
    },
  );

  test('has the wishlist comment in its notes only if it is a wish', () => {
    const remarks = { comment: 'Fun', wishlistcomment: 'For Christmas' };
    expect(read({ ...remarks, own: '0', wishlist: '1' }).notes).toBe('Fun\n\nFor Christmas');
    expect(read(remarks).notes).toBe('Fun');
    expect(read({ comment: 'One\r\ntwo\rthree' }).notes).toBe('One\ntwo\nthree');
    expect(read({ own: '0', wishlist: '1', wishlistcomment: 'For Christmas' }).notes).toBe('For Christmas');
    expect(read({ own: '0', wishlist: '1', comment: 'Fun', wishlistcomment: 'Fun' }).notes).toBe('Fun');
    expect(read({}).notes).toBeNull();
  });

  test.each([
    [{ own: '0', rating: '8' }, 'rated'],
    [{ own: '0', numplays: '2' }, 'played'],
    [{ own: '0', comment: 'hm' }, 'commented'],
    [{ own: '0' }, 'nothing'],
  ] as const)('%j is skipped as %s', (cells, as) => {
    expect(leftOut(cells)).toEqual({ code: 'not_listed', as });
  });

  test.each([
    [{ prevowned: '1' }, ['previously_owned']],
    [{ fortrade: '1' }, ['for_trade']],
    [{ wanttoplay: '1', prevowned: '1' }, ['previously_owned', 'want_to_play']],
  ])('%j is imported with its states as neither owned nor wished for', (cells, states) => {
    expect(read({ own: '0', ...cells })).toMatchObject({ isWishlist: false, isUnowned: true, states });
  });

  test('has a wish priority only on the wishlist', () => {
    expect(read({ own: '0', wishlist: '1', wishlistpriority: '2' }).wishPriority).toBe(2);
    expect(read({ wishlistpriority: '3' }).wishPriority).toBeNull();
    expect(read({ own: '0', wishlist: '1', wishlistpriority: '9' }).wishPriority).toBeNull();
  });

  test('has a copy if any detail of it is known, and as many copies as the quantity says', () => {
    expect(read({ quantity: '1', acquisitiondate: '0000-00-00', pp_currency: 'EUR' }).copies).toEqual([]);
    const cells = { pricepaid: '24,99', pp_currency: 'EUR', acquisitiondate: '2024-02-29', invlocation: 'Cottage' };
    expect(read(cells).copies).toMatchObject([
      { pricePaid: 24.99, priceCurrency: 'EUR', acquiredOn: '2024-02-29', place: 'Cottage', barcode: null },
    ]);
    expect(read({ quantity: '3' }).copies).toHaveLength(3);
    expect(read({ quantity: '99999' }).copies).toHaveLength(20);
    expect(read({ pricepaid: '0.00', pp_currency: 'EUR' }).copies).toMatchObject([
      { pricePaid: 0, priceCurrency: 'EUR' },
    ]);
    expect(read({ barcode: '4012345678901', pricepaid: 'cheap' }).copies).toMatchObject([{ pricePaid: null }]);
  });

  test('is skipped without a title or a valid id', () => {
    expect(leftOut({ objectname: '' })).toEqual({ code: 'no_title' });
    for (const objectid of ['', '0', '-1', 'abc', '13.5', '1e3', '0x10', '99999999999']) {
      expect(leftOut({ objectid })).toEqual({ code: 'no_bgg_id' });
    }
  });

  test('is not truncated within the length limits', () => {
    const full = { objectname: 'a'.repeat(MAX_TITLE_LENGTH), comment: 'b'.repeat(MAX_NOTES_LENGTH) };
    expect(readBggRow({ ...empty, ...owned, ...full })).toMatchObject({ cut: [], game: { title: full.objectname } });
  });

  test('is truncated after the last whole word', () => {
    expect(read({ objectname: `🎲${'a'.repeat(MAX_TITLE_LENGTH - 3)} bc` }).title).toBe(
      `🎲${'a'.repeat(MAX_TITLE_LENGTH - 3)}`,
    );
  });

  test('is truncated at the limit without splitting a character', () => {
    const long = readBggRow({
      ...empty,
      ...owned,
      objectname: `${'a'.repeat(MAX_TITLE_LENGTH - 1)}🎲🎲`,
      comment: 'b'.repeat(MAX_NOTES_LENGTH + 1),
    });
    expect(long).toMatchObject({
      cut: ['title', 'notes'],
      game: { title: 'a'.repeat(MAX_TITLE_LENGTH - 1), notes: 'b'.repeat(MAX_NOTES_LENGTH) },
    });
  });
});

test('columns are found in any order and in any case', () => {
  const places = columnPlaces([' Own ', 'pricepaid', 'OBJECTID', 'objectname']);
  expect(cellsOf(['1', '99', ' 13', 'CATAN '], places)).toMatchObject({
    own: '1',
    objectid: '13',
    objectname: 'CATAN',
  });
});

test('missing columns read as empty, and the apostrophe of an escaped formula is removed', () => {
  const places = columnPlaces(['own', 'objectname']);
  expect([...places.keys()].toSorted()).toEqual(['objectname', 'own']);
  expect(cellsOf(['1', "'=Azul'"], places)).toMatchObject({ own: '1', objectname: "=Azul'", objectid: '' });
  expect(cellsOf(['1', "'Azul"], places).objectname).toBe("'Azul");
});

test.each([
  ['Valley of the Bell', 'Valley of the Bell'],
  [' Azul ', null],
  ['', null],
])('the original title %j is kept as %j', (originalname, expected) => {
  expect(read({ originalname: originalname.trim() }).originalName).toBe(expected);
});
