import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Database } from '#server/platform/database/database.ts';
import { csvStream } from '#server/platform/http/bodies/csv-stream.ts';
import { sendFile } from '#server/platform/http/bodies/send-file.ts';
import { timeSlice } from '#server/platform/workers/time-slice.ts';
import { COLUMNS, playRows } from './play-rows.ts';
import { allPlays } from './export-store.ts';

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
