import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { BGG_EXPORT_COLUMNS } from '#shared/rules/bgg-collection-columns.ts';
import type { Database } from '../../database/database.ts';
import { csvStream } from '../../http/csv-stream.ts';

import { allPlays } from '../play-export/store.ts';
import { bggCells } from './bgg-cells.ts';
import { BgStatsFile } from './bg-stats-file.ts';
import { allGames } from './store.ts';
import { WallClock } from './wall-clock.ts';

/**
 * Sends collection and wishlist as BoardGameGeek's CSV, which reads back as the same texts.
 */
export async function sendCollection(db: Database, userId: number, res: Response): Promise<void> {
  const games = await allGames(db, userId);
  res.attachment('rollcall-collection.csv').type('text/csv');
  await send(pipeline(Readable.from(games.map(bggCells)), csvStream(BGG_EXPORT_COLUMNS), res), res);
}

/** Sends games and plays as BG Stats exports them. @param timeZone IANA name of the zone of the file's clock */
export async function sendBgStats(db: Database, userId: number, timeZone: string, res: Response): Promise<void> {
  const file = new BgStatsFile(await allGames(db, userId), new WallClock(timeZone));
  for await (const play of allPlays(db, userId)) file.add(play);
  res.attachment('rollcall-bgstats.json').type('application/json');
  await send(pipeline(Readable.from(file.pieces()), res), res);
}

/** Who goes away in the middle of a file has no error to be told of. */
async function send(sent: Promise<void>, res: Response): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}
