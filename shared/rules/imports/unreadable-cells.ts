import { decimal, wholeNumber } from './bgg-collection-cells.ts';
import type { BggCells } from './bgg-collection-columns.ts';

/** A cell with content that could not be parsed. */
export interface UnreadableCell {
  column: string;
  text: string;
}

const MOST_SHOWN = 40;
const ANY = 1e15;
const NUMBERS = ['minplayers', 'maxplayers', 'playingtime', 'yearpublished', 'avgweight'] as const;
/** BoardGameGeek's spellings of no value. */
const NONE = new Set(['', 'n/a', 'null', 'none']);

/** The cells of a collection's row that should be a number and are not, and ratings outside 1 to 10. */
export function unreadableCells(cells: BggCells): UnreadableCell[] {
  const found = [
    ...(isRating(cells.rating) ? [] : (['rating'] as const)),
    ...(isPlays(cells.numplays) ? [] : (['numplays'] as const)),
    ...NUMBERS.filter((column) => isFilled(cells[column]) && decimal(cells[column], -ANY, ANY) === null),
  ];
  return found.map((column) => ({ column, text: cells[column].slice(0, MOST_SHOWN).toWellFormed() }));
}

const isRating = (cell: string): boolean =>
  !isFilled(cell) || decimal(cell, 0, 0) !== null || decimal(cell, 1, 10) !== null;
const isPlays = (cell: string): boolean => !isFilled(cell) || wholeNumber(cell, 0, ANY) !== null;
const isFilled = (cell: string): boolean => !NONE.has(cell.toLowerCase());

const MONTH = /(?:^|[^a-z])(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-](?:\d{1,4})?$/;
const EXPONENT = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Whether a text is a number damaged by a spreadsheet: a date, '#####', an error, or an exponent. */
export const isSpreadsheetDamage = (text: string): boolean =>
  text.startsWith('#') || DATE.test(text) || EXPONENT.test(text) || (/\d/.test(text) && MONTH.test(text));
