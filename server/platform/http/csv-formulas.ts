/** Characters that start a formula at the start of a cell; the last four are their full-width forms. */
const FORMULA = '=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20';
/** A spreadsheet may start a new cell after these, whatever the file's own separator. */
const SEPARATOR = /[,;\t\r\n]/g;
/** Fast check: most texts match neither. */
const MAY_NEED = /^['"]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|[,;\t\r\n]/;
const QUOTES = `'"`;

/**
 * Makes a text safe for a CSV file: adds an apostrophe wherever a spreadsheet could see the start of a formula, at its
 * start and after commas, semicolons, tabs and line breaks. Skips quotes and apostrophes before it, so that it can be
 * undone exactly.
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

/** Undoes `escapeFormulas`. */
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

/** Removes the apostrophe that prevents a formula at the start of the text only. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && text.length > 1 && FORMULA.includes(text.charAt(1)) ? text.slice(1) : text;

/** Positions at which a spreadsheet could see a cell start. */
function* cellStarts(text: string): Generator<number> {
  yield 0;
  for (const { index } of text.matchAll(SEPARATOR)) yield index + 1;
}

function beginsFormula(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && QUOTES.includes(text.charAt(at))) at += 1;
  return at < text.length && FORMULA.includes(text.charAt(at));
}
