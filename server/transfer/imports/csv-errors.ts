import { columnPlaces, REQUIRED_COLUMNS } from './rules/bgg-collection-columns.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/transfer/words/words.ts';

const howToExport = () =>
  t(
    'On BoardGameGeek, open your collection, choose "Download board games", and drop the file that it saves, as it is.',
  );

/** A file that cannot be imported: the error, and what to do next. */
export const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: error });

const notExported = (error: string): Refusal => invalidFile(`${error} ${howToExport()}`);

export const emptyFile = () => notExported(t('This file is empty.'));
export const noGames = () => notExported(t('This file has a header line, but no games below it.'));
export const tooManyRows = (most: number) =>
  invalidFile(t('This file has more than {most, number} rows, and no collection export is that long.', { most }));
export const tooManyColumns = (most: number) =>
  notExported(
    t('A row of this file has more cells than any collection export: at most {most, number} columns are read.', {
      most,
    }),
  );
export const noPlays = () => invalidFile(t('This list of plays has no plays in it.'));
export const tooManyPlays = (most: number) =>
  invalidFile(t('This file has more than {most, number} plays. Import it in parts.', { most }));
export const brokenPlays = () =>
  invalidFile(
    t('This file is damaged or cut off: it begins like a list of plays, and then breaks. Download it once more.'),
  );
export const tooLargePreview = () =>
  invalidFile(t('This file contains too much text for one import. Import it in parts: by year, or by game.'));
export const brokenRows = () =>
  notExported(
    t('This file is damaged or cut off: a quotation mark is opened in it and never closed, or a line is far too long.'),
  );

const notSavedAsUtf8 = (error: string): Refusal => {
  const next = t(
    'Save it again as "CSV UTF-8" (in a spreadsheet under Save As, in a text editor under Encoding), or export it afresh.',
  );
  return invalidFile(`${error} ${next}`);
};

export const notUtf8 = () =>
  notSavedAsUtf8(t('The letters of this file cannot be told: it is neither UTF-8 nor UTF-16 nor Windows-1252.'));
const utf16 = () => notSavedAsUtf8(t('This file looks like UTF-16 ("Unicode text"), but is damaged or cut off.'));
export const notText = () =>
  notExported(t('This is not a text file: there are characters in it that no CSV file has.'));
const spreadsheet = () =>
  invalidFile(
    t(
      'This is an old spreadsheet (.xls) or an archive, whatever its name says. Open it and save it as an Excel workbook (.xlsx) or as "CSV UTF-8", or drop the CSV file that BoardGameGeek gave you.',
    ),
  );
const pdf = () => notExported(t('This is a PDF, which has no columns to read.'));
const webPage = () => notExported(t('This is a web page and no CSV file. Are you signed in at BoardGameGeek?'));

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
  invalidFile(t('This file has other columns than those that were explained. Choose it once more.'));

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
