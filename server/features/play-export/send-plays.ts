import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Database } from '#server/database/database.ts';
import { csvStream } from '#server/http/csv-stream.ts';
import { sendFile } from '#server/http/send-file.ts';
import { timeSlice } from '#server/workers/time-slice.ts';
import { COLUMNS, playRows } from './play-rows.ts';
import { allPlays } from '#server/domain/play-export/store.ts';

/** Streams all plays of an owner as a CSV file. */
export async function sendPlays(db: Database, userId: number, res: Response): Promise<void> {
  res.attachment('rollcall-plays.csv').type('text/csv');
  await sendFile(userId, res, () => pipeline(Readable.from(rowsOf(db, userId)), csvStream(COLUMNS), res));
}

async function* rowsOf(db: Database, userId: number) {
  const yieldIfDue = timeSlice();
  for await (const play of allPlays(db, userId))
    for (const row of playRows(play)) {
      yield row;
      await yieldIfDue();
    }
}
