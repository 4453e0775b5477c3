import { previewBggCollection, previewBgStats } from '#shared/transfer/imports-contract.ts';
import {
  FILE_FORMATS,
  FILE_FORMAT_NAMES,
  type FileFormat,
  formatOfName,
  formatOfText,
} from '#shared/transfer/import-formats.ts';

/** The contract for each file format. */
export const PREVIEWS = {
  bgg_collection_csv: previewBggCollection,
  bgstats_json: previewBgStats,
} as const satisfies Record<FileFormat, unknown>;

const formats = FILE_FORMAT_NAMES.map((format) => FILE_FORMATS[format]);

/** The value of `<input accept>`. */
export const ACCEPTED_FILES = [
  ...formats.flatMap(({ extensions }) => extensions),
  ...formats.map(({ sentAs }) => sentAs),
].join();

const BEGINNING_BYTES = 64;

/**
 * Detects a file's format by its first character: a bracket means JSON, whatever the name. An unreadable file is
 * detected by name and checked by the server.
 */
export async function formatOf(file: Pick<File, 'name' | 'slice'>): Promise<FileFormat> {
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  // UTF-16 has a NUL beside each Latin letter, and its byte order mark is invalid UTF-8.
  const text = beginning.replace(/[\0\uFEFF\uFFFD]/g, '').trimStart();
  return formatOfText(text) ?? formatOfName(file.name);
}
