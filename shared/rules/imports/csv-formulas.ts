/** What begins a formula where it begins a cell; the last four as full-width letters. */
const FORMULA = '=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20';
/** After these a spreadsheet may see another cell, whatever the file means by them. */
const SEPARATOR = /[,;\t\r\n]/g;
/** Most texts have neither of these, and then there is nothing to do. */
const MAY_NEED = /^['"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|[,;\t\r\n]/;
const QUOTES = `'"`;

/**
 * A text as it may stand in a CSV file: wherever a spreadsheet could see the beginning of a formula, at its start and
 * after commas, semicolons, tabs and line breaks inside it, an apostrophe stands in front. Quotes before it count as
 * nothing, and an apostrophe too, so that the way back is exact.
 */
export function escapeFormulas(text: string): string {
  if (!MAY_NEED.test(text)) return text;
  const pieces: string[] = [];
  let taken = 0;
  for (const start of cellStarts(text)) {
    if (!beginsFormula(text, start)) continue;
    pieces.push(text.slice(taken, start), "'");
    taken = start;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(taken);
}

/** The text that `escapeFormulas` made another of. */
export function unescapeFormulas(text: string): string {
  const pieces: string[] = [];
  let taken = 0;
  for (const start of cellStarts(text)) {
    if (text[start] !== "'" || !beginsFormula(text, start)) continue;
    pieces.push(text.slice(taken, start));
    taken = start + 1;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(taken);
}

/** The text without the apostrophe that keeps spreadsheets from reading it as a formula; further cells stay. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && text.length > 1 && FORMULA.includes(text.charAt(1)) ? text.slice(1) : text;

/** Places at which a spreadsheet could see a cell begin. */
function* cellStarts(text: string): Generator<number> {
  yield 0;
  for (const { index } of text.matchAll(SEPARATOR)) yield index + 1;
}

function beginsFormula(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && QUOTES.includes(text.charAt(at))) at += 1;
  return at < text.length && FORMULA.includes(text.charAt(at));
}
