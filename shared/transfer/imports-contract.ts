import * as z from 'zod/mini';
import {
  GAME_STATES,
  IMPORT_ACTIONS,
  IMPORT_CONCERNS,
  IMPORT_FORMATS,
  IMPORT_ROW_KINDS,
  IMPORT_STATUSES,
} from '#shared/enums.ts';
import { FILE_FORMATS } from './import-formats.ts';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { BGG_FAILURE_CODES } from './bgg-failures.ts';
import { bggUsername, MAX_BGG_USERNAME_LENGTH } from './bgg-username.ts';
import { DETAIL_KINDS } from '#shared/shapes/play-details.ts';
import { isTimeZone } from '#shared/time/wall-time.ts';
import { contract } from '#shared/contract/contract.ts';
import { listQuery } from '#shared/contract/list-query.ts';
import { idParams, isStorable, moment, optionalText, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** Rows by action; `deleted` rows are skipped because the owner deleted them here after an earlier import. */
const actionCounts = z.object({ add: z.int(), change: z.int(), same: z.int(), skip: z.int(), deleted: z.int() });

/** An import of one file: first a preview, then applied, then possibly undone. Counts are rows of the file. */
const importSummary = z.object({
  id: z.int(),
  format: z.enum(IMPORT_FORMATS),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  rows: z.int(),
  counts: actionCounts,
  /** Rows that are plays; the others are games. */
  plays: actionCounts,
  /** Distinct names of players and of places in the file's plays. */
  people: z.int(),
  places: z.int(),
  /** Among the added games: expansions that are not on the wishlist. */
  expansions: z.int(),
  wishlist: z.int(),
  /** Games that the file has only as rated, played or commented on. */
  unlisted: z.optional(z.int()),
  /** Rows to look at before importing, by kind; absent in earlier imports. */
  concerns: z.optional(z.partialRecord(z.enum(IMPORT_CONCERNS), z.int())),
  /** Sentences on how the file was read: its encoding, its place in an archive, columns that were not taken. */
  notes: z.optional(z.array(z.string())),
  /** Unreadable cells, whether a spreadsheet has altered them, and whether the file ends in the middle of a row. */
  errors: z.object({ unreadable: z.int(), isSpreadsheet: z.boolean(), isCutOff: z.boolean() }),
  /**
   * Details of plays that exist already, by kind: `gained` from the file, `lost` because the file says otherwise, and
   * `leftEmpty` in the file, which stay unless the owner chooses otherwise.
   */
  details: z.array(z.object({ kind: z.enum(DETAIL_KINDS), gained: z.int(), lost: z.int(), leftEmpty: z.int() })),
  /**
   * While it is applied or undone: rows done. While it is read: games with known details; `total` is 0 until
   * BoardGameGeek has delivered the collection.
   */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** After an undo: games and plays that stayed because they were changed or used since. */
  kept: z.int(),
  keptPlays: z.int(),
  /** Why the last attempt to apply or undo failed; that attempt changed nothing. */
  problem: z.nullable(z.string()),
  /** Why the source could not be read; `problem` is the message for it. */
  failure: z.nullable(z.enum(BGG_FAILURE_CODES)),
  createdAt: moment,
  appliedAt: z.nullable(moment),
  undoneAt: z.nullable(moment),
});
export type ImportSummary = z.output<typeof importSummary>;

const importRow = z.object({
  line: z.int(),
  kind: z.enum(IMPORT_ROW_KINDS),
  /** For a play: the title of its game. */
  title: z.string(),
  /** For a play: the day as YYYY-MM-DD, and the players. */
  playedOn: z.nullable(z.string()),
  players: z.array(z.string()),
  /** The file's data on a game and the list that it belongs to; null for a play or an unreadable row. */
  game: z.nullable(
    z.object({
      list: z.nullable(z.enum(['owned', 'wishlist', 'unowned'])),
      isExpansion: z.boolean(),
      rating: z.number(),
      timesPlayed: z.int(),
      states: z.array(z.enum(GAME_STATES)),
      /** 1 (must have) to 5 of a wish. */
      wishPriority: z.nullable(z.int()),
      copies: z.array(
        z.object({
          place: z.nullable(z.string()),
          pricePaid: z.nullable(z.number()),
          /** ISO 4217. */
          priceCurrency: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  action: z.enum(IMPORT_ACTIONS),
  /** Why the row is skipped, or what it changes. */
  note: z.string(),
  /** An owned game that the file marks as previously owned. */
  stillOwnedId: z.nullable(z.int()),
  /** For a change: each field before and after, as text. `stays` marks fields that are empty in the file. */
  differences: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      stays: z.optional(z.boolean()),
    }),
  ),
});
export type ImportRow = z.output<typeof importRow>;

const fileNamed = (unnamed: string) =>
  z.pipe(
    optionalText(255),
    z.transform((name) => name ?? unnamed),
  );

/** Zone of the file's times, which are local times without a zone. */
const timeZone = z._default(
  z
    .string()
    .check(z.maxLength(MAX_SHORT_TEXT_LENGTH), z.refine(isTimeZone, t('Please name a time zone, like Europe/Paris'))),
  'UTC',
);

export const previewBggCollection = contract({
  method: 'post',
  path: FILE_FORMATS.bgg_collection_csv.path,
  summary:
    "Reads BoardGameGeek's collection export (CSV, XLSX), list of plays (CSV, XML) or another list whose columns are explained, and previews what importing it would do",
  access: 'owner',
  query: z.object({ fileName: fileNamed(FILE_FORMATS.bgg_collection_csv.defaultName), timeZone, ...listQuery }),
  body: { file: FILE_FORMATS.bgg_collection_csv.contentTypes },
  status: 201,
  response: importSummary,
  refusals: ['invalid_file', 'columns_needed', 'upload_incomplete', 'too_large', 'too_many_requests', 'unavailable'],
});

export const previewBgStats = contract({
  method: 'post',
  path: FILE_FORMATS.bgstats_json.path,
  summary: 'Reads a BG Stats export (JSON) and previews what importing its games and plays would do',
  access: 'owner',
  query: z.object({ fileName: fileNamed(FILE_FORMATS.bgstats_json.defaultName), timeZone }),
  body: { file: FILE_FORMATS.bgstats_json.contentTypes },
  status: 201,
  response: importSummary,
  refusals: ['invalid_file', 'columns_needed', 'upload_incomplete', 'too_large', 'too_many_requests', 'unavailable'],
});

const NO_USERNAME = t('Please enter a BoardGameGeek user name.');

export const importBggUser = contract({
  method: 'post',
  path: '/api/imports/bgg-user',
  summary: "Starts to read somebody's collection from BoardGameGeek by their user name there, for a preview",
  access: 'owner',
  body: z.object({
    username: z.pipe(
      z.pipe(requiredText(MAX_BGG_USERNAME_LENGTH, NO_USERNAME), z.transform(bggUsername)),
      z.string().check(z.refine((name) => name !== '' && isStorable(name), NO_USERNAME)),
    ),
  }),
  status: 202,
  response: importSummary,
  refusals: ['bgg_not_set_up', 'import_running', 'too_many_requests'],
});

export const readImportAgain = contract({
  method: 'post',
  path: '/api/imports/:id/read',
  summary: 'Tries again to read what could not be read',
  access: 'owner',
  params: idParams,
  status: 202,
  response: importSummary,
  refusals: ['bgg_not_set_up', 'import_not_open', 'import_running', 'too_many_requests'],
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
    /** Only rows to look at before importing. */
    concern: z.optional(z.enum(IMPORT_CONCERNS)),
    /** Only rows with unreadable cells. */
    unreadable: z.optional(z.literal('true')),
    after: z.pipe(z._default(wholeNumber, '0'), z.transform(Number)),
  }),
  status: 200,
  response: z.array(importRow),
});

/** Rows selected one by one. */
const MAX_BROUGHT_BACK = 5_000;

/** The owner's choices in a preview; without them nothing is removed. */
const importChoices = z.optional(
  z.object({
    /** Kinds of details to remove where the file leaves them empty. */
    erase: z.optional(z.array(z.enum(DETAIL_KINDS)).check(z.maxLength(DETAIL_KINDS.length))),
    /** Line numbers of rows that the owner deleted here and wants to restore. */
    bringBack: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(MAX_BROUGHT_BACK))),
    /** Whether games that the file has only as rated, played or commented on go to 'Not Owned'. */
    addUnlisted: z.optional(z.boolean()),
  }),
);

export const applyImport = contract({
  method: 'post',
  path: '/api/imports/:id/apply',
  summary: 'Starts to apply a previewed import; all of it or nothing',
  access: 'owner',
  params: idParams,
  body: importChoices,
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
  summary: 'Discards a preview, or stops reading',
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
  previewBgStats,
  importBggUser,
  readImportAgain,
  listImports,
  getImport,
  listImportRows,
  applyImport,
  undoImport,
  discardImport,
  downloadImportReport,
];
