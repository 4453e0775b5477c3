import { MAX_NOTES_LENGTH } from '../../limits.ts';
import { withoutApostrophe } from './csv-formulas.ts';

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

/** The columns of Rollcall's own export: those of BoardGameGeek's own that Rollcall has something for, and reads back. */
export const BGG_EXPORT_COLUMNS = [
  'objectname',
  'objectid',
  'rating',
  'numplays',
  'own',
  'wishlist',
  'comment',
  'yearpublished',
  'minplayers',
  'maxplayers',
  'playingtime',
  'minplaytime',
  'maxplaytime',
  'bggrecagerange',
  'bggbestplayers',
  'bggrecplayers',
  'avgweight',
  'itemtype',
  'objecttype',
] as const;

/** Whether a header line is that of Rollcall's own export. */
export const isOwnExport = (header: readonly string[]): boolean =>
  header.map((name) => name.trim().toLowerCase()).join() === BGG_EXPORT_COLUMNS.join();

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

/** Characters of a cell that are looked at; what is kept of the longest, a remark, is half of that. */
const MAX_CELL_LENGTH = 2 * MAX_NOTES_LENGTH;

/**
 * The cells of one row by their columns. @param plain how a text is read that was kept from being a formula: in
 * Rollcall's own export as it was written, in any other file without the apostrophe at its start
 */
export function cellsOf(
  row: readonly string[],
  places: ReadonlyMap<BggColumn, number>,
  plain: (text: string) => string = withoutApostrophe,
): BggCells {
  const cell = (column: BggColumn) => plain((row[places.get(column) ?? -1] ?? '').slice(0, MAX_CELL_LENGTH).trim());
  return Object.fromEntries(BGG_COLUMNS.map((column) => [column, cell(column)])) as BggCells;
}
