import type { Transaction } from '#server/platform/database/database.ts';
import * as read from './read-account.ts';
import { HISTORY } from './read-history.ts';
import { readNights } from './read-nights.ts';

/** Raised when readers of the previous version could not read the file. */
export const FILE_VERSION = 1;

/** Characters per chunk. */
const CHUNK_CHARACTERS = 64 * 1024;

/** The lists of the file in order: rows come before those that refer to them by id. */
const LISTS = {
  tags: read.readTags,
  savedViews: read.readSavedViews,
  games: read.readGames,
  copies: read.readCopies,
  people: read.readPeople,
  plays: read.readPlays,
  groups: read.readGroups,
  templates: read.readTemplates,
  nights: readNights,
  recommendations: read.readRecommendations,
  dismissals: read.readDismissals,
  sharedCollections: read.readSharedCollections,
  sharedStories: read.readSharedStories,
  optOuts: read.readOptOuts,
  challenges: read.readChallenges,
  scoreSheets: read.readScoreSheets,
  loans: read.readLoans,
  photos: read.readPhotos,
} as const;

/** An account as JSON text, in pieces, one row per line (docs/export-format.md). */
export async function* writeAccount(tx: Transaction, userId: number, now: Date): AsyncGenerator<string> {
  const profile = await read.readProfile(tx, userId);
  const header = { version: FILE_VERSION, exportedAt: now };
  let text = `{"rollcall":${JSON.stringify(header)},\n"profile":${JSON.stringify(profile)}`;
  for await (const piece of lists(tx, userId)) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield `${text}\n`;
}

async function* lists(tx: Transaction, userId: number): AsyncGenerator<string> {
  for (const [name, readRows] of Object.entries(LISTS)) yield* list(`,\n"${name}":[`, await readRows(tx, userId));
  let before = ',\n"history":{';
  for (const [name, readRows] of Object.entries(HISTORY)) {
    yield* list(`${before}"${name}":[`, await readRows(tx, userId));
    before = ',';
  }
  yield '}}';
}

async function* list(beginning: string, rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  yield beginning;
  let comma = '';
  for await (const row of rows) {
    yield `${comma}\n${JSON.stringify(row)}`;
    comma = ',';
  }
  yield ']';
}
