import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportAction, ImportStatus } from '#shared/enums.ts';
import { noteOf } from './rules/import-reasons.ts';
import type { Database } from '#server/platform/database/database.ts';
import { csvStream } from '#server/platform/http/bodies/csv-stream.ts';
import { listRows } from './rows-store.ts';

const ROWS_AT_ONCE = 1000;

/** Sends the result of each row as a CSV file. */
export async function sendReport(db: Database, userId: number, summary: ImportSummary, res: Response): Promise<void> {
  const name = summary.fileName.replace(/\.[^.]*$/, '').replace(/[\p{Cc}"\\/:*?<>|]+/gu, '_');
  res.attachment(`${name || 'import'}-report.csv`).type('text/csv');
  const columns = hasPlays(summary) ? WITH_PLAYS : OF_GAMES;
  try {
    await pipeline(Readable.from(reportRows(db, userId, summary)), csvStream(columns), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

const OF_GAMES = ['line', 'title', 'outcome', 'note'];
const WITH_PLAYS = ['line', 'kind', 'title', 'date', 'players', 'outcome', 'note'];

const hasPlays = ({ plays }: ImportSummary): boolean => Object.values(plays).some((count) => count > 0);

async function* reportRows(db: Database, userId: number, { id, status }: ImportSummary) {
  for (let after = 0; ;) {
    const rows = await listRows(db, userId, id, { after, limit: ROWS_AT_ONCE });
    for (const { line, kind, title, action, reasons, playedOn, players } of rows) {
      const play = { date: playedOn ?? '', players: players?.join(', ') ?? '' };
      yield { line, kind, title, ...play, outcome: outcomes(status)[action], note: noteOf(reasons) };
    }
    after = rows.at(-1)?.line ?? 0;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const PLANNED: Record<ImportAction, string> = {
  add: 'to add',
  change: 'to change',
  same: 'already there',
  skip: 'left out',
  deleted: 'left out, deleted here before',
};
const DONE: Record<ImportAction, string> = { ...PLANNED, add: 'added', change: 'changed' };
const UNDONE: Record<ImportAction, string> = { ...PLANNED, add: 'added, undone', change: 'changed, undone' };

const outcomes = (status: ImportStatus) =>
  ({ reading: PLANNED, preview: PLANNED, applied: DONE, undone: UNDONE })[status];
