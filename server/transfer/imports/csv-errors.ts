import { columnPlaces, REQUIRED_COLUMNS } from './rules/bgg-collection-columns.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

const HOW_TO_EXPORT =
  'On BoardGameGeek, open your collection, choose "Download board games", and drop the file that it saves, as it is.';

/** A file that cannot be imported: the error, and what to do next. */
export const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: error });

export const emptyFile = () => invalidFile(`This file is empty. ${HOW_TO_EXPORT}`);
export const noGames = () => invalidFile(`This file has a header line, but no games below it. ${HOW_TO_EXPORT}`);
export const tooManyRows = (most: number) =>
  invalidFile(`This file has more than ${most.toLocaleString('en-US')} rows, and no collection export is that long.`);
export const tooManyColumns = (most: number) =>
  invalidFile(
    `A row of this file has more cells than any collection export: at most ${most.toLocaleString('en-US')} columns are read. ${HOW_TO_EXPORT}`,
  );
export const noPlays = () => invalidFile('This list of plays has no plays in it.');
export const tooManyPlays = (most: number) =>
  invalidFile(`This file has more than ${most.toLocaleString('en-US')} plays. Import it in parts.`);
export const brokenPlays = () =>
  invalidFile(
    'This file is damaged or cut off: it begins like a list of plays, and then breaks. Download it once more.',
  );
export const tooLargePreview = () =>
  invalidFile('This file contains too much text for one import. Import it in parts: by year, or by game.');
export const brokenRows = () =>
  invalidFile(
    'This file is damaged or cut off: a quotation mark is opened in it and never closed, or a line is far too long. ' +
      HOW_TO_EXPORT,
  );

const SAVE_AS_UTF8 =
  'Save it again as "CSV UTF-8" (in a spreadsheet under Save As, in a text editor under Encoding), or export it afresh.';

export const notUtf8 = () =>
  invalidFile(
    `The letters of this file cannot be told: it is neither UTF-8 nor UTF-16 nor Windows-1252. ${SAVE_AS_UTF8}`,
  );
const utf16 = () =>
  invalidFile(`This file looks like UTF-16 ("Unicode text"), but is damaged or cut off. ${SAVE_AS_UTF8}`);
export const notText = () =>
  invalidFile(`This is not a text file: there are characters in it that no CSV file has. ${HOW_TO_EXPORT}`);
const spreadsheet = () =>
  invalidFile(
    'This is an old spreadsheet (.xls) or an archive, whatever its name says. Open it and save it as an Excel workbook ' +
      '(.xlsx) or as "CSV UTF-8", or drop the CSV file that BoardGameGeek gave you.',
  );
const pdf = () => invalidFile(`This is a PDF, which has no columns to read. ${HOW_TO_EXPORT}`);
const webPage = () =>
  invalidFile(`This is a web page and no CSV file. Are you signed in at BoardGameGeek? ${HOW_TO_EXPORT}`);

const SPREADSHEET_BEGINNINGS = ['504b0304', '504b0506', '504b0708', 'd0cf11e0', '1f8b'];

/** Refuses files that are not UTF-8 text, by their first bytes. */
export function refuseByBeginning(head: Buffer): void {
  const hex = head.subarray(0, 4).toString('hex');
  if (SPREADSHEET_BEGINNINGS.some((beginning) => hex.startsWith(beginning))) throw spreadsheet();
  if (head.toString('latin1', 0, 5) === '%PDF-') throw pdf();
  if (hex.startsWith('fffe') || hex.startsWith('feff')) throw utf16();
  if (head.includes(0)) throw looksLikeUtf16(head) ? utf16() : notText();
  if (/^\uFEFF?\s*<(!doctype|html|\?xml)/i.test(head.toString('utf8', 0, 200))) throw webPage();
}

/** Latin letters in UTF-16 have a zero byte each. */
function looksLikeUtf16(head: Buffer): boolean {
  const zeros = [0, 0];
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  return Math.max(...zeros) > head.length / 4 && Math.min(...zeros) === 0;
}

/** Whether a header line has the columns of every collection export. */
export function isBggHeader(header: readonly string[]): boolean {
  const places = columnPlaces(header);
  return REQUIRED_COLUMNS.every((column) => places.has(column));
}

export const noSuchColumns = () =>
  invalidFile('This file has other columns than those that were explained. Choose it once more.');

/** Cells of a line, not counting delimiters within quotation marks. */
const cellCount = (line: string, delimiter: string): number =>
  line.replace(/"[^"]{0,9999}"/g, '').split(delimiter).length;

/** The delimiter of a header line that yields most known columns. */
export function delimiterOf(headerLine: string): string {
  const known = (delimiter: string) => {
    const names = headerLine.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
    return columnPlaces(names).size;
  };
  const [best = ','] = [',', ';', '\t'].sort(
    (a, b) => known(b) - known(a) || cellCount(headerLine, b) - cellCount(headerLine, a),
  );
  return best;
}
