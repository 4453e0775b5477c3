import { FILE_FORMATS } from '#shared/transfer/import-formats.ts';
import { t } from '#server/transfer/words/words.ts';
import { invalidFile } from '../csv-errors.ts';

export const brokenArchive = () =>
  invalidFile(
    t('This ZIP archive is damaged or cut off. Download it once more, or unpack it and drop the file itself.'),
  );
export const lockedArchive = () =>
  invalidFile(t('This ZIP archive is protected by a password. Unpack it, and drop the file itself.'));
export const tooManyEntries = (most: number) =>
  invalidFile(t('This ZIP archive has more than {most} files in it. Unpack it, and drop the file itself.', { most }));
export const archiveInArchive = (name: string) =>
  invalidFile(
    t('This ZIP archive has another archive in it, "{name}". Unpack both, and drop the file itself.', {
      name: shortened(name),
    }),
  );
export const severalFiles = (names: readonly string[]) =>
  invalidFile(names.length > MOST_SHOWN ? namesOfSome(names.slice(0, MOST_SHOWN)) : namesOfAll(names));
export const nothingInArchive = () =>
  invalidFile(
    t(
      'There is no file in this ZIP archive that can be imported: none ends in {endings}. Look into it, and drop the file that it was made for.',
      { endings: FITTING.join(', ') },
    ),
  );
export const tooLargeInside = () =>
  invalidFile(t('Unpacked, this file is far larger than any collection. Check that it is the right one.'));
export const otherPackage = () =>
  invalidFile(
    t('This is a document, but no Excel workbook (.xlsx). Save it as one, or as "CSV UTF-8", and drop that file.'),
  );
export const brokenWorkbook = () =>
  invalidFile(t('This spreadsheet is damaged. Open it, save it as "CSV UTF-8", and drop that file.'));
export const emptyWorkbook = () => invalidFile(t('There is nothing on the sheets of this spreadsheet.'));

/** The endings of files that an archive may contain. */
export const FITTING = [...new Set(Object.values(FILE_FORMATS).flatMap(({ extensions }) => extensions))].filter(
  (extension) => extension !== '.zip',
);
const MOST_SHOWN = 5;

const namesOfAll = (names: readonly string[]): string =>
  t('This ZIP archive has several files that could be meant: {names}. Unpack it, and drop one file after the other.', {
    names: quotedNames(names),
  });
const namesOfSome = (names: readonly string[]): string =>
  t(
    'This ZIP archive has several files that could be meant: {names} and more. Unpack it, and drop one file after the other.',
    { names: quotedNames(names) },
  );

/** The beginning of a name in a sentence. */
export const shortened = (name: string): string => name.slice(0, 80).toWellFormed();

/** '"a.csv", "b.csv"'. */
export const quotedNames = (names: readonly string[]): string =>
  names.map((name) => t('"{name}"', { name: shortened(name) })).join(', ');
