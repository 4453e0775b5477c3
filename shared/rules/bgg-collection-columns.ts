import { MAX_NOTES_LENGTH } from '../limits.ts';

/** Without these columns a file is no collection export of BoardGameGeek. */
export const REQUIRED_COLUMNS = ['objectname', 'objectid', 'own'] as const;

/** The columns that are read; every other one, private ones among them, is left alone. */
export const BGG_COLUMNS = [
  ...REQUIRED_COLUMNS,
  'rating',
  'numplays',
  'wishlist',
  'wanttobuy',
  'want',
  'preordered',
  'prevowned',
  'fortrade',
  'wanttoplay',
  'comment',
  'wishlistcomment',
  'minplayers',
  'maxplayers',
  'playingtime',
  'maxplaytime',
  'minplaytime',
  'bggbestplayers',
  'bggrecplayers',
  'bggrecagerange',
  'avgweight',
  'yearpublished',
  'itemtype',
  'objecttype',
] as const;
export type BggColumn = (typeof BGG_COLUMNS)[number];

/** One row of the file by its columns, trimmed; a column that the file does not have is ''. */
export type BggCells = Record<BggColumn, string>;

/** Where each column stands, by the names of a header line in any order and case. */
export function columnPlaces(header: readonly string[]): Map<BggColumn, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const places = new Map<BggColumn, number>();
  for (const column of BGG_COLUMNS) {
    const place = names.indexOf(column);
    if (place !== -1) places.set(column, place);
  }
  return places;
}

/** Spreadsheets are kept from reading a text as a formula by an apostrophe, which is none of the text. */
const APOSTROPHE = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Characters of a cell that are looked at; what is kept of the longest, a remark, is half of that. */
const MAX_CELL_LENGTH = 2 * MAX_NOTES_LENGTH;

/** The cells of one row by their columns. */
export function cellsOf(row: readonly string[], places: ReadonlyMap<BggColumn, number>): BggCells {
  const cell = (column: BggColumn) =>
    (row[places.get(column) ?? -1] ?? '').slice(0, MAX_CELL_LENGTH).trim().replace(APOSTROPHE, '');
  return Object.fromEntries(BGG_COLUMNS.map((column) => [column, cell(column)])) as BggCells;
}
