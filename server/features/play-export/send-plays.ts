import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Database } from '../../database/database.ts';
import { COLUMNS, playRows } from './play-rows.ts';
import { allPlays } from './store.ts';

/**
 * Sends all plays of an owner as a CSV file, as they come from the database. Text that a spreadsheet would take for a
 * formula gets an apostrophe in front; a negative score stays a number.
 */
export async function sendPlays(db: Database, userId: number, res: Response): Promise<void> {
  res.attachment('rollcall-plays.csv').type('text/csv');
  const csv = stringify({
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    cast: { number: (value) => (value < 0 ? { value: String(value), escape_formulas: false } : String(value)) },
  });
  try {
    await pipeline(Readable.from(rowsOf(db, userId)), csv, res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

async function* rowsOf(db: Database, userId: number) {
  for await (const play of allPlays(db, userId)) yield* playRows(play);
}
