import * as z from 'zod';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { JsonErrors } from '#server/platform/files/json-elements.ts';

const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: error });

const DOWNLOAD_AGAIN = 'Download it again from your profile, and send it as it is.';

export const FILE_ERRORS: JsonErrors = {
  emptyFile: () => invalidFile(`This file is empty. ${DOWNLOAD_AGAIN}`),
  noJson: () => invalidFile(`This is not a JSON file. ${DOWNLOAD_AGAIN}`),
  brokenJson: () =>
    invalidFile(`This file is damaged: it begins like an export of Rollcall, and then breaks. ${DOWNLOAD_AGAIN}`),
  cutOff: () => invalidFile(`This file is cut off: its end is missing. ${DOWNLOAD_AGAIN}`),
  noUtf8: () => invalidFile(`This file is not UTF-8 text. ${DOWNLOAD_AGAIN}`),
  beyondLimit: (words) => invalidFile(`${words}. ${DOWNLOAD_AGAIN}`),
};

export const notRollcallExport = () => invalidFile('This is not an export of Rollcall.');
export const newerVersion = (version: number) =>
  invalidFile(`This file was written by a newer Rollcall (version ${version} of the file). Update this one first.`);
export const tooManyEntries = (most: number, list: string) =>
  invalidFile(`This file has more than ${most.toLocaleString('en-US')} entries under "${list}".`);

/** An error with its location: list, number of the entry from 1, and field. */
export const errorAt = (list: string, entry: number, field: string, error: string) =>
  invalidFile(`Under "${list}", entry ${entry}${field === '' ? '' : `, ${field}`}: ${error}`);

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
    throw errorAt(list, first + place, issue?.path.join('.') ?? '', issue?.message ?? 'this cannot be read');
  });
}
