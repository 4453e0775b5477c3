import { previewBggCollection, previewBgStats } from '#shared/contracts/imports.ts';
import {
  FILE_FORMATS,
  FILE_FORMAT_NAMES,
  type FileFormat,
  formatOfName,
  formatOfText,
} from '#shared/import-formats.ts';

/** The call that takes a file of each format. */
export const PREVIEWS = {
  bgg_collection_csv: previewBggCollection,
  bgstats_json: previewBgStats,
} as const satisfies Record<FileFormat, unknown>;

const formats = FILE_FORMAT_NAMES.map((format) => FILE_FORMATS[format]);

/** As in `<input accept>`. */
export const ACCEPTED_FILES = [
  ...formats.flatMap(({ extensions }) => extensions),
  ...formats.map(({ sentAs }) => sentAs),
].join();

const BEGINNING_BYTES = 64;

/**
 * What a file is by how it begins: JSON with a bracket, whatever its name. One that cannot be read is told apart by its
 * name, and judged by the server.
 */
export async function formatOf(file: Pick<File, 'name' | 'slice'>): Promise<FileFormat> {
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  // In UTF-16 there is a NUL beside each letter, and its mark is no UTF-8.
  const text = beginning.replace(/[\0\uFEFF\uFFFD]/g, '').trimStart();
  return formatOfText(text) ?? formatOfName(file.name);
}
