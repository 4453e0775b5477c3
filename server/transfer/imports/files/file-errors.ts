import { FILE_FORMATS } from '#shared/transfer/import-formats.ts';
import { invalidFile } from '../csv-errors.ts';

const DROP_THE_FILE = 'Unpack it, and drop the file itself.';

export const brokenArchive = () =>
  invalidFile('This ZIP archive is damaged or cut off. Download it once more, or unpack it and drop the file itself.');
export const lockedArchive = () =>
  invalidFile('This ZIP archive is protected by a password. Unpack it, and drop the file itself.');
export const tooManyEntries = (most: number) =>
  invalidFile(`This ZIP archive has more than ${most} files in it. ${DROP_THE_FILE}`);
export const archiveInArchive = (name: string) =>
  invalidFile(`This ZIP archive has another archive in it, ${shown(name)}. Unpack both, and drop the file itself.`);
export const severalFiles = (names: readonly string[]) =>
  invalidFile(
    `This ZIP archive has several files that could be meant: ${names.slice(0, 5).map(shown).join(', ')}` +
      `${names.length > 5 ? ' and more' : ''}. Unpack it, and drop one file after the other.`,
  );
export const nothingInArchive = () =>
  invalidFile(
    `There is no file in this ZIP archive that can be imported: none ends in ${endings}. Look into it, and drop the file that it was made for.`,
  );
export const tooLargeInside = () =>
  invalidFile('Unpacked, this file is far larger than any collection. Check that it is the right one.');
export const otherPackage = () =>
  invalidFile(
    'This is a document, but no Excel workbook (.xlsx). Save it as one, or as "CSV UTF-8", and drop that file.',
  );
export const brokenWorkbook = () =>
  invalidFile('This spreadsheet is damaged. Open it, save it as "CSV UTF-8", and drop that file.');
export const emptyWorkbook = () => invalidFile('There is nothing on the sheets of this spreadsheet.');

/** The endings of files that an archive may contain. */
export const FITTING = [...new Set(Object.values(FILE_FORMATS).flatMap(({ extensions }) => extensions))].filter(
  (extension) => extension !== '.zip',
);
const endings = FITTING.join(', ');

const shown = (name: string): string => `"${name.slice(0, 80).toWellFormed()}"`;
