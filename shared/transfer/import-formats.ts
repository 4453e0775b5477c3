import type { ImportFormat } from '#shared/enums.ts';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';

interface FileFormatFacts {
  /** Path of the endpoint for files of this format. */
  path: string;
  /** Content type that the client sends, and all that the server accepts. */
  sentAs: string;
  contentTypes: readonly string[];
  maxBytes: number;
  /** File name if the browser does not give one. */
  defaultName: string;
  /** File extensions, with the dot. */
  extensions: readonly string[];
  /** First characters of such files; empty for the fallback format. */
  beginsWith: readonly string[];
  /** Each row of the import is a line of the file. */
  hasLines: boolean;
  /** The file lists single plays; a game's count of them comes from these. */
  listsPlays: boolean;
  /** Times have no zone, so the browser sends its own. */
  hasLocalTimes: boolean;
}

/** A ZIP archive with one file, and a spreadsheet. */
const PACKED = [
  'application/zip',
  'application/x-zip-compressed',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/**
 * Every file format that can be imported. Contracts, limits, refusals, the file chooser and the detection read it;
 * readers (server) and instructions (client) are records over its keys, so a format without them does not compile.
 */
export const FILE_FORMATS = {
  bgg_collection_csv: {
    path: '/api/imports/bgg-collection',
    sentAs: 'text/csv',
    contentTypes: [
      'text/csv',
      'text/plain',
      'application/octet-stream',
      'application/vnd.ms-excel',
      'text/xml',
      'application/xml',
      ...PACKED,
    ],
    maxBytes: MAX_FILE_BYTES,
    defaultName: 'collection.csv',
    extensions: ['.csv', '.xml', '.xlsx', '.zip'],
    beginsWith: [],
    hasLines: true,
    listsPlays: false,
    hasLocalTimes: true,
  },
  bgstats_json: {
    path: '/api/imports/bgstats',
    sentAs: 'application/json',
    contentTypes: ['application/json', 'text/json', 'text/plain', 'application/octet-stream', ...PACKED],
    maxBytes: MAX_FILE_BYTES,
    defaultName: 'BGStatsExport.json',
    extensions: ['.json', '.bgstats', '.bgsplay'],
    beginsWith: ['{', '['],
    hasLines: false,
    listsPlays: true,
    hasLocalTimes: true,
  },
} as const satisfies Record<Exclude<ImportFormat, 'bgg_user' | 'bgg_plays' | 'list'>, FileFormatFacts>;
export type FileFormat = keyof typeof FILE_FORMATS;

/** In the order in which they are offered. */
export const FILE_FORMAT_NAMES = Object.keys(FILE_FORMATS) as FileFormat[];

/** Formats of imports that list single plays; a list of plays is found by its content. */
export const PLAY_FORMATS: readonly ImportFormat[] = [
  ...FILE_FORMAT_NAMES.filter((format) => FILE_FORMATS[format].listsPlays),
  'bgg_plays',
];

/** Whether a row of an import is a line of its file. */
export const rowsAreLines = (format: ImportFormat): boolean =>
  format === 'list' || (format in FILE_FORMATS && FILE_FORMATS[format as FileFormat].hasLines);

/** Detects the format by the first character; null for an empty text. */
export const formatOfText = (text: string): FileFormat | null =>
  text === '' ? null : firstFormat(({ beginsWith }) => beginsWith.some((character) => text.startsWith(character)));

/** Detects the format by the file name. */
export const formatOfName = (name: string): FileFormat =>
  firstFormat(({ extensions }) => extensions.some((extension) => name.toLowerCase().endsWith(extension)));

const firstFormat = (is: (facts: FileFormatFacts) => boolean): FileFormat =>
  FILE_FORMAT_NAMES.find((format) => is(FILE_FORMATS[format])) ?? 'bgg_collection_csv';
