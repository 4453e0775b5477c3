import { previewBggCollection, previewBgStats } from '#shared/contracts/imports.ts';
import { MAX_FILE_BYTES, MAX_PLAYS_FILE_BYTES } from '#shared/limits.ts';

/** The formats of which a file can be. */
export type FileFormat = 'bgg_collection_csv' | 'bgstats_json';

/** Where a file of each format is sent, as what, and how large it may be. */
export const FILE_FORMATS = {
  bgg_collection_csv: { door: previewBggCollection, contentType: 'text/csv', maxBytes: MAX_FILE_BYTES },
  bgstats_json: { door: previewBgStats, contentType: 'application/json', maxBytes: MAX_PLAYS_FILE_BYTES },
} as const;

/** As in `<input accept>`. */
export const ACCEPTED_FILES = '.csv,.json,.bgstats,.bgsplay,text/csv,application/json';

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
  if (text === '') return /\.(json|bgstats|bgsplay)$/i.test(file.name) ? 'bgstats_json' : 'bgg_collection_csv';
  return /^[{[]/.test(text) ? 'bgstats_json' : 'bgg_collection_csv';
}
