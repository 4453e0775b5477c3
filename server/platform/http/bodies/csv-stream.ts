import { type Stringifier, stringify } from 'csv-stringify';
import { escapeFormulas } from '../csv-formulas.ts';

/** Cells that some spreadsheets, or a reader that takes LF for the end of a row, would split. */
const SPLIT = /[;\t\r\n]/;

/**
 * Rows as a CSV file: UTF-8 with a byte order mark, commas, CRLF. Formulas are quoted and escaped, also after a
 * separator inside a text; a negative number stays a number.
 */
export const csvStream = (columns: readonly string[]): Stringifier =>
  stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: '\r\n',
    quoted_match: SPLIT,
    cast: {
      number: (value) => String(value),
      string: (text) => {
        const value = escapeFormulas(text);
        return value === text ? text : { value, quoted: true };
      },
    },
  });
