import * as z from 'zod/mini';
import { IMPORT_ACTIONS, IMPORT_FORMATS, IMPORT_STATUSES } from '../enums.ts';
import { contract } from './contract.ts';
import { idParams, moment, optionalText } from './fields.ts';

/** One import of a file: first a preview, then applied, perhaps undone. Counts are rows of the file. */
const importSummary = z.object({
  id: z.int(),
  format: z.enum(IMPORT_FORMATS),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  rows: z.int(),
  counts: z.object({ add: z.int(), change: z.int(), same: z.int(), skip: z.int() }),
  /** Of what is added: expansions, and games that go to the wishlist. */
  expansions: z.int(),
  wishlist: z.int(),
  /** While it is being applied or undone: rows done. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** After an undo: games that were kept because something was done with them since. */
  kept: z.int(),
  /** Why the last attempt to apply or undo it failed, in words; nothing was changed by that attempt. */
  problem: z.nullable(z.string()),
  createdAt: moment,
  appliedAt: z.nullable(moment),
  undoneAt: z.nullable(moment),
});
export type ImportSummary = z.output<typeof importSummary>;

const importRow = z.object({
  line: z.int(),
  title: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  /** In words: why it is left out, or what changes. */
  note: z.string(),
});
export type ImportRow = z.output<typeof importRow>;

const fileName = z.pipe(
  optionalText(255),
  z.transform((name) => name ?? 'collection.csv'),
);

export const previewBggCollection = contract({
  method: 'post',
  path: '/api/imports/bgg-collection',
  summary: "Reads BoardGameGeek's collection export (CSV) and previews what importing it would do",
  access: 'owner',
  query: z.object({ fileName }),
  body: { file: ['text/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'] },
  status: 201,
  response: importSummary,
  refusals: ['invalid_file', 'upload_incomplete'],
});

export const listImports = contract({
  method: 'get',
  path: '/api/imports',
  summary: 'The latest 20 imports, newest first',
  access: 'owner',
  status: 200,
  response: z.array(importSummary),
});

export const getImport = contract({
  method: 'get',
  path: '/api/imports/:id',
  summary: 'One import, with its progress while it runs',
  access: 'owner',
  params: idParams,
  status: 200,
  response: importSummary,
});

const wholeNumber = z.string().check(z.regex(/^\d{1,9}$/));

export const listImportRows = contract({
  method: 'get',
  path: '/api/imports/:id/rows',
  summary: 'Rows of an import in the order of the file, 100 at a time, after the given line',
  access: 'owner',
  params: idParams,
  query: z.object({
    action: z.optional(z.enum(IMPORT_ACTIONS)),
    after: z.pipe(z._default(wholeNumber, '0'), z.transform(Number)),
  }),
  status: 200,
  response: z.array(importRow),
});

export const applyImport = contract({
  method: 'post',
  path: '/api/imports/:id/apply',
  summary: 'Starts to apply a previewed import; all of it or nothing',
  access: 'owner',
  params: idParams,
  status: 202,
  response: importSummary,
  refusals: ['import_not_open', 'import_running'],
});

export const undoImport = contract({
  method: 'post',
  path: '/api/imports/:id/undo',
  summary: 'Takes back an applied import: what it added goes, what it changed is as before',
  access: 'owner',
  params: idParams,
  status: 202,
  response: importSummary,
  refusals: ['import_not_open', 'import_running'],
});

export const discardImport = contract({
  method: 'delete',
  path: '/api/imports/:id',
  summary: 'Discards a preview',
  access: 'owner',
  params: idParams,
  status: 204,
  refusals: ['import_not_open', 'import_running'],
});

export const downloadImportReport = contract({
  method: 'get',
  path: '/api/imports/:id/report.csv',
  summary: 'What was done with each row, as a CSV file',
  access: 'owner',
  params: idParams,
  status: 200,
  responseType: 'text/csv',
});

export const importContracts = [
  previewBggCollection,
  listImports,
  getImport,
  listImportRows,
  applyImport,
  undoImport,
  discardImport,
  downloadImportReport,
];
