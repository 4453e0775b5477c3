import type { Transaction } from '../../database/database.ts';
import * as read from './read-account.ts';
import { readHistory } from './read-history.ts';
import { readNights } from './read-nights.ts';

/** Raised when a reader of the former version could not read what is written now. */
export const FILE_VERSION = 1;

/** Characters that are handed on together. */
const PIECE = 64 * 1024;

/** The lists of the file in their order: what a row refers to by its id comes before it. */
const LISTS = {
  games: read.readGames,
  people: read.readPeople,
  plays: read.readPlays,
  templates: read.readTemplates,
  nights: readNights,
  recommendations: read.readRecommendations,
  sharedCollections: read.readSharedCollections,
  groups: read.readGroups,
  optOuts: read.readOptOuts,
  scoreSheets: read.readScoreSheets,
} as const;

/** Everything in an account as JSON text, piece by piece, with a line for each row (docs/export-format.md). */
export async function* writeAccount(tx: Transaction, userId: number, now: Date): AsyncGenerator<string> {
  const profile = await read.readProfile(tx, userId);
  const header = { version: FILE_VERSION, exportedAt: now };
  let text = `{"rollcall":${JSON.stringify(header)},\n"profile":${JSON.stringify(profile)}`;
  for (const [name, readRows] of Object.entries(LISTS)) {
    text += `,\n"${name}":[`;
    let comma = '';
    for await (const row of await readRows(tx, userId)) {
      text += `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
      if (text.length < PIECE) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield `${text},\n"history":${JSON.stringify(await readHistory(tx, userId))}}\n`;
}
