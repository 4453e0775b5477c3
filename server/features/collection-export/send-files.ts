import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { BGG_EXPORT_COLUMNS } from '#shared/rules/imports/bgg-collection-columns.ts';
import type { Database } from '#server/database/database.ts';
import { csvStream } from '#server/http/csv-stream.ts';
import { sendFile } from '#server/http/send-file.ts';
import { timeSlice } from '#server/workers/time-slice.ts';
import { allPlays } from '#server/domain/play-export/store.ts';
import { bggCells } from './bgg-cells.ts';
import { BgStatsFile } from './bg-stats-file.ts';
import { allGames } from './store.ts';
import { WallClock } from './wall-clock.ts';

/**
 * Sends collection and wishlist as BoardGameGeek's CSV, which reads back as the same texts.
 */
export async function sendCollection(db: Database, userId: number, res: Response): Promise<void> {
  res.attachment('rollcall-collection.csv').type('text/csv');
  await sendFile(userId, res, () => pipeline(Readable.from(rowsOf(db, userId)), csvStream(BGG_EXPORT_COLUMNS), res));
}

async function* rowsOf(db: Database, userId: number) {
  const giveWay = timeSlice();
  for await (const game of allGames(db, userId)) {
    yield bggCells(game);
    await giveWay();
  }
}

/** Sends games and plays as BG Stats exports them. @param timeZone IANA name of the zone of the file's clock */
export async function sendBgStats(db: Database, userId: number, timeZone: string, res: Response): Promise<void> {
  res.attachment('rollcall-bgstats.json').type('application/json');
  await sendFile(userId, res, () => pipeline(Readable.from(piecesOf(db, userId, timeZone)), res));
}

/** Owned games first: of a title on both lists the plays are of the owned one. */
async function* piecesOf(db: Database, userId: number, timeZone: string) {
  const giveWay = timeSlice();
  const file = new BgStatsFile(new WallClock(timeZone));
  for (const isWishlist of [false, true])
    for await (const game of allGames(db, userId, { isWishlist })) {
      file.addGame(game);
      await giveWay();
    }
  yield* file.begin();
  for await (const play of allPlays(db, userId)) {
    yield* file.play(play);
    await giveWay();
  }
  for (const piece of file.end()) {
    yield piece;
    await giveWay();
  }
}
