import { LOWEST_WISH_PRIORITY, MAX_BGG_ID, MAX_PLAYS } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { UnreadableCell } from '#shared/schema/import-report.ts';
import { BGG_COLUMNS, type BggCells, type BggColumn } from './bgg-collection-columns.ts';
import { dayIn, isUnset, NO_DAY, playerCounts, priceIn } from './bgg-collection-cells.ts';
import { atMost, type CellReader, mark, number, parsed, text, whole, word } from './cell-readers.ts';
import { leastAge } from './least-age.ts';

/** Nothing paid is a price: a game may be a present. */
const price: CellReader<number | null> = (cell) => {
  const value = priceIn(cell);
  return { value, isWhole: value !== null || isUnset(cell) };
};

const count = whole(1, 999);
const minutes = whole(1, 1_000_000);

/** How each column is read: a cell that its reader does not understand is reported. A column without a reader does not compile. */
const READERS = {
  objectname: text,
  objectid: whole(1, MAX_BGG_ID),
  own: mark,
  rating: number(1, 10),
  numplays: atMost(MAX_PLAYS),
  wishlist: mark,
  wanttobuy: mark,
  want: mark,
  preordered: mark,
  prevowned: mark,
  fortrade: mark,
  wanttoplay: mark,
  comment: text,
  wishlistcomment: text,
  minplayers: count,
  maxplayers: count,
  playingtime: minutes,
  maxplaytime: minutes,
  minplaytime: minutes,
  bggbestplayers: playerCounts,
  bggrecplayers: playerCounts,
  bggrecagerange: leastAge,
  avgweight: number(1, 5),
  yearpublished: whole(-10_000, 9_999),
  itemtype: word({ standalone: 'game', expansion: 'expansion' }),
  objecttype: word({ thing: 'game', boardgame: 'game', boardgameexpansion: 'expansion', expansion: 'expansion' }),
  wishlistpriority: whole(1, LOWEST_WISH_PRIORITY),
  version_nickname: text,
  version_languages: text,
  pricepaid: price,
  pp_currency: parsed((cell) => (/^[A-Z]{3}$/.test(cell.toUpperCase()) ? cell.toUpperCase() : null)),
  acquisitiondate: (cell) => (cell === NO_DAY ? { value: null, isWhole: true } : parsed(dayIn)(cell)),
  acquiredfrom: text,
  quantity: atMost(STORAGE_LIMITS.copiesOfGame.most),
  invlocation: text,
  conditiontext: text,
  barcode: text,
  originalname: text,
  privatecomment: text,
} as const satisfies Record<BggColumn, CellReader<unknown>>;

/** The values of a row by column; null where a cell is empty or not understood. */
export type BggValues = { [C in BggColumn]: ReturnType<(typeof READERS)[C]>['value'] };

const MAX_SHOWN = 40;

const SIZES = ['minplayers', 'maxplayers'] as const;

/** Reads every cell of a row, and lists those that are not, or not wholly, understood. */
export function readCells(cells: BggCells): { values: BggValues; unreadable: UnreadableCell[] } {
  const values: Record<string, unknown> = {};
  const unreadable: UnreadableCell[] = [];
  for (const column of BGG_COLUMNS) {
    const { value, isWhole } = READERS[column](cells[column]);
    values[column] = value;
    if (!isWhole) unreadable.push(cellOf(column, cells[column]));
  }
  const read = values as BggValues;
  if ((read.minplayers ?? 0) <= (read.maxplayers ?? Infinity)) return { values: read, unreadable };
  const reversed = SIZES.map((column) => cellOf(column, cells[column]));
  return { values: { ...read, minplayers: null, maxplayers: null }, unreadable: [...unreadable, ...reversed] };
}

/** A cell as a report shows it. */
export const cellOf = (column: string, cell: string): UnreadableCell => ({
  column,
  text: cell.slice(0, MAX_SHOWN).toWellFormed(),
});
