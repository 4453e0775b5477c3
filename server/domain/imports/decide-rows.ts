import type { ImportAction } from '#shared/enums.ts';
import type { ImportedChange, MergedGame } from '#shared/rules/imports/imported-game.ts';
import type { ImportedPlayChange } from '#shared/rules/imports/imported-play.ts';
import type { Erasable } from '#shared/rules/plays/fill-play-gaps.ts';
import type { DetailNews } from '#shared/rules/imports/import-tally.ts';
import type { RowDifference } from '#shared/rules/imports/row-differences.ts';
import type { Connection } from '#server/database/database.ts';
import { decideGames } from './decide-games.ts';
import { decidePlays } from './decide-plays.ts';
import { listGameKeys } from './games-store.ts';
import type { FileRow } from './import-row.ts';
import { type DeletedSince, findDeletedSince } from './deleted-since.ts';
import { OwnPlays } from './own-plays.ts';
import { OwnerLists } from './owner-lists.ts';

/** What an import does with one row. */
export interface DecidedRow extends FileRow {
  action: ImportAction;
  /** Of a row that is added: the title that it gets. */
  newTitle?: string;
  /** Of a game that is there already. */
  gameId?: number;
  change?: ImportedChange;
  merged?: MergedGame;
  /** Of a play that is there already. */
  sessionId?: number;
  playChange?: ImportedPlayChange;
  details?: DetailNews;
  /** Of what it changes, or leaves empty. */
  differences?: RowDifference[];
}

/** What the owner has chosen in a preview. */
export interface ImportChoices {
  /** Kinds of details that the file takes away where it leaves them empty. */
  erase: Erasable;
  /** Lines of rows that their owner had deleted here and that come back. */
  bringBack: ReadonlySet<number>;
}

export const NO_CHOICES: ImportChoices = { erase: new Set(), bringBack: new Set() };

/** What must be known of an owner's account to decide rows; goes from batch to batch and takes in what each brings. */
export interface Known {
  lists: OwnerLists;
  ownPlays: OwnPlays;
  deleted: DeletedSince;
}

export async function whatIsKnown(db: Connection, userId: number): Promise<Known> {
  const lists = new OwnerLists(await listGameKeys(db, userId));
  return { lists, ownPlays: new OwnPlays(), deleted: await findDeletedSince(db, userId) };
}

/** Decides a batch of rows, games before plays: a query each for what they meet. */
export async function decideRows(
  db: Connection,
  userId: number,
  known: Known,
  rows: readonly FileRow[],
  choices: ImportChoices = NO_CHOICES,
): Promise<DecidedRow[]> {
  const games = rows.filter(({ kind }) => kind === 'game');
  const plays = rows.filter(({ kind }) => kind === 'play');
  return [
    ...(await decideGames(db, userId, known, games, choices)),
    ...(await decidePlays(db, userId, known, plays, choices)),
  ];
}
