import type { Connection } from '#server/platform/database/database.ts';
import { decideGames } from './decide-games.ts';
import { decidePlays } from './decide-plays.ts';
import { listGameKeys } from './games-store.ts';
import type { FileRow } from './import-row.ts';
import { findDeletedSince } from './deleted-since.ts';
import { OwnPlays } from './own-plays.ts';
import { OwnerLists } from './owner-lists.ts';
import { spellingsOf } from '#server/plays/service.ts';
import type { DecidedRow, ImportChoices, Known } from './decided-row.ts';

export const NO_CHOICES: ImportChoices = { erase: new Set(), bringBack: new Set(), addUnlisted: false };

export async function loadKnown(db: Connection, userId: number): Promise<Known> {
  const lists = new OwnerLists(await listGameKeys(db, userId));
  const ownPlays = new OwnPlays(await spellingsOf(db, userId));
  return { lists, ownPlays, deleted: await findDeletedSince(db, userId) };
}

/** Decides a batch of rows, games before plays, with one query per kind of match. */
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
