import type { UnreadableCell } from '#shared/schema/import-report.ts';
import { decimal, isUnset, wholeNumber } from './bgg-collection-cells.ts';
import { dayIn, priceIn } from './bgg-copies.ts';
import type { BggCells } from '#server/outbound/rules/bgg-collection-columns.ts';

const MAX_SHOWN = 40;
const ANY = 1e15;
const NUMBERS = ['minplayers', 'maxplayers', 'playingtime', 'yearpublished', 'avgweight', 'quantity'] as const;
/** BoardGameGeek's spelling of no day. */
const NO_DAY = '0000-00-00';

/** The cells of a collection's row that should be a number or a day and are not, and ratings outside 1 to 10. */
export function unreadableCells(cells: BggCells): UnreadableCell[] {
  const found = [
    ...(isRating(cells.rating) ? [] : (['rating'] as const)),
    ...(isPlays(cells.numplays) ? [] : (['numplays'] as const)),
    ...NUMBERS.filter((column) => !isUnset(cells[column]) && decimal(cells[column], -ANY, ANY) === null),
    ...(isPrice(cells.pricepaid) ? [] : (['pricepaid'] as const)),
    ...(isDay(cells.acquisitiondate) ? [] : (['acquisitiondate'] as const)),
  ];
  return found.map((column) => ({ column, text: cells[column].slice(0, MAX_SHOWN).toWellFormed() }));
}

const isRating = (cell: string): boolean => isUnset(cell) || decimal(cell, 1, 10) !== null;
const isPlays = (cell: string): boolean => isUnset(cell) || wholeNumber(cell, 0, ANY) !== null;
const isPrice = (cell: string): boolean => isUnset(cell) || priceIn(cell) !== null;
const isDay = (cell: string): boolean => isUnset(cell) || cell === NO_DAY || dayIn(cell) !== null;

const MONTH = /(?:^|[^a-z])(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-](?:\d{1,4})?$/;
const EXPONENT = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Whether a text is a number damaged by a spreadsheet: a date, '#####', an error, or an exponent. */
export const isSpreadsheetDamage = (text: string): boolean =>
  text.startsWith('#') || DATE.test(text) || EXPONENT.test(text) || (/\d/.test(text) && MONTH.test(text));
