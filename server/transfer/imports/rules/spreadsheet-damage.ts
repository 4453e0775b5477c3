const MONTH = /(?:^|[^a-z])(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-](?:\d{1,4})?$/;
const EXPONENT = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Whether a text is a number damaged by a spreadsheet: a date, '#####', an error, or an exponent. */
export const isSpreadsheetDamage = (text: string): boolean =>
  text.startsWith('#') || DATE.test(text) || EXPONENT.test(text) || (/\d/.test(text) && MONTH.test(text));
