import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { BGG_EXPORT_COLUMNS } from '#server/outbound/rules/bgg-collection-columns.ts';
import type { Database } from '#server/database/database.ts';
import { csvStream } from '#server/http/csv-stream.ts';
import { sendFile } from '#server/http/send-file.ts';
import { timeSlice } from '#server/workers/time-slice.ts';
import { allPlays } from '#server/domain/play-export/store.ts';
import { bggRows } from './bgg-cells.ts';
import { BgStatsFile } from './bg-stats-file.ts';
import { Refusal } from '#server/http/refusal.ts';
import { allGames, countGames } from './store.ts';
import { WallClock } from './wall-clock.ts';

/**
 * Sends collection and wishlist, or chosen games, as BoardGameGeek CSV, which can be imported without loss. @throws
 * Refusal not_found if a chosen game is not the owner's
 */
export async function sendCollection(
  db: Database,
  userId: number,
  res: Response,
  ids?: readonly number[],
): Promise<void> {
  if (ids && (await countGames(db, userId, ids)) < ids.length) throw new Refusal('not_found');
  res.attachment('rollcall-collection.csv').type('text/csv');
  await sendFile(userId, res, () =>
    pipeline(Readable.from(rowsOf(db, userId, ids)), csvStream(BGG_EXPORT_COLUMNS), res),
  );
}

async function* rowsOf(db: Database, userId: number, ids?: readonly number[]) {
  const yieldIfDue = timeSlice();
  for await (const game of allGames(db, userId, ids && { ids })) {
    for (const row of bggRows(game)) {
      yield row;
      await yieldIfDue();
    }
  }
}

/** Sends games and plays as a BG Stats export. @param timeZone IANA name for the file's local times */
export async function sendBgStats(db: Database, userId: number, timeZone: string, res: Response): Promise<void> {
  res.attachment('rollcall-bgstats.json').type('application/json');
  await sendFile(userId, res, () => pipeline(Readable.from(piecesOf(db, userId, timeZone)), res));
}

/** The wishlist follows the other games. */
async function* piecesOf(db: Database, userId: number, timeZone: string) {
  const yieldIfDue = timeSlice();
  const file = new BgStatsFile(new WallClock(timeZone));
  for (const isWishlist of [false, true])
    for await (const game of allGames(db, userId, { isWishlist })) {
      file.addGame(game);
      await yieldIfDue();
    }
  yield* file.begin();
  for await (const play of allPlays(db, userId)) {
    yield* file.play(play);
    await yieldIfDue();
  }
  for (const piece of file.end()) {
    yield piece;
    await yieldIfDue();
  }
}
