import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { withoutApostrophe } from '#server/platform/http/csv-formulas.ts';

/** A file without these columns is not a BoardGameGeek collection export. */
export const REQUIRED_COLUMNS = ['objectname', 'objectid', 'own'] as const;

/** The columns that are read; all others, including private ones, are ignored. */
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
  'wishlistpriority',
  'version_nickname',
  'version_languages',
  'pricepaid',
  'pp_currency',
  'acquisitiondate',
  'acquiredfrom',
  'quantity',
  'invlocation',
  'conditiontext',
  'barcode',
  'originalname',
  'privatecomment',
] as const;
export type BggColumn = (typeof BGG_COLUMNS)[number];

/** The columns of Rollcall's own export: BoardGameGeek columns that Rollcall has data for and reads back. */
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
  'wishlistpriority',
  'prevowned',
  'fortrade',
  'want',
  'wanttoplay',
  'wanttobuy',
  'preordered',
  'version_nickname',
  'version_languages',
  'pricepaid',
  'pp_currency',
  'acquisitiondate',
  'acquiredfrom',
  'quantity',
  'invlocation',
  'conditiontext',
  'barcode',
  'originalname',
  'privatecomment',
] as const satisfies readonly BggColumn[];

/** Number of columns in older exports: without states and copies, without original titles, and without notes of copies. */
const OLDER_EXPORTS = (['wishlistpriority', 'originalname', 'privatecomment'] as const).map((column) =>
  BGG_EXPORT_COLUMNS.indexOf(column),
);

/** Whether a header line is that of Rollcall's own export. */
export function isOwnExport(header: readonly string[]): boolean {
  const names = header.map((name) => name.trim().toLowerCase()).join();
  return [BGG_EXPORT_COLUMNS.length, ...OLDER_EXPORTS].some(
    (length) => BGG_EXPORT_COLUMNS.slice(0, length).join() === names,
  );
}

/** One row by column, trimmed; columns missing from the file are ''. */
export type BggCells = Record<BggColumn, string>;

/** Column positions from the names in a header line, in any order and case. */
export function columnPlaces(header: readonly string[]): Map<BggColumn, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const places = new Map<BggColumn, number>();
  for (const column of BGG_COLUMNS) {
    const place = names.indexOf(column);
    if (place !== -1) places.set(column, place);
  }
  return places;
}

/** Characters of a cell that are read: twice the longest stored text, a remark. */
const MAX_CELL_LENGTH = 2 * MAX_NOTES_LENGTH;

/**
 * The cells of one row by column. @param plain undoes the escaping of formulas: exactly for Rollcall's own export, for
 * other files by removing a leading apostrophe
 */
export function cellsOf(
  row: readonly string[],
  places: ReadonlyMap<BggColumn, number>,
  plain: (text: string) => string = withoutApostrophe,
): BggCells {
  const cell = (column: BggColumn) => plain((row[places.get(column) ?? -1] ?? '').slice(0, MAX_CELL_LENGTH).trim());
  return Object.fromEntries(BGG_COLUMNS.map((column) => [column, cell(column)])) as BggCells;
}
