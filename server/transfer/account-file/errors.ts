import * as z from 'zod';
import { known as sharedKnown } from '#shared/words/words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { locale } from '#server/platform/words/language.ts';
import { known, t } from '#server/transfer/words/words.ts';
import type { JsonErrors } from '#server/platform/files/json-elements.ts';

const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: error });

export const FILE_ERRORS: JsonErrors = {
  emptyFile: () => invalidFile(t('This file is empty. Download it again from your profile, and send it as it is.')),
  noJson: () => invalidFile(t('This is not a JSON file. Download it again from your profile, and send it as it is.')),
  brokenJson: () =>
    invalidFile(
      t(
        'This file is damaged: it begins like an export of Rollcall, and then breaks. Download it again from your profile, and send it as it is.',
      ),
    ),
  cutOff: () =>
    invalidFile(
      t('This file is cut off: its end is missing. Download it again from your profile, and send it as it is.'),
    ),
  noUtf8: () =>
    invalidFile(t('This file is not UTF-8 text. Download it again from your profile, and send it as it is.')),
  beyondLimit: (words) =>
    invalidFile(t('{limit}. Download it again from your profile, and send it as it is.', { limit: words })),
};

export const notRollcallExport = () => invalidFile(t('This is not an export of Rollcall.'));
export const newerVersion = (version: number) =>
  invalidFile(
    t('This file was written by a newer Rollcall (version {version} of the file). Update this one first.', {
      version: String(version),
    }),
  );
export const tooManyEntries = (most: number, list: string) =>
  invalidFile(
    t('This file has more than {most} entries under "{list}".', { most: most.toLocaleString(locale()), list }),
  );

/** An error with its location: list, number of the entry from 1, and field. */
export const errorAt = (list: string, entry: number, field: string, error: string) =>
  invalidFile(
    field === ''
      ? t('Under "{list}", entry {entry}: {error}', { list, entry: String(entry), error })
      : t('Under "{list}", entry {entry}, {field}: {error}', { list, entry: String(entry), field, error }),
  );

/** Parses rows by their schema. @throws Refusal invalid_file naming the first invalid field */
export function parseRows<S extends z.ZodType>(
  schema: S,
  list: string,
  rows: readonly unknown[],
  first: number,
): z.output<S>[] {
  return rows.map((row, place) => {
    const read = z.safeParse(schema, row);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const error = issue === undefined ? t('this cannot be read') : known(sharedKnown(issue.message));
    throw errorAt(list, first + place, issue?.path.join('.') ?? '', error);
  });
}
