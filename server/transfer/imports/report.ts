import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportAction, ImportStatus } from '#shared/enums.ts';
import { inLanguage, language } from '#server/platform/words/language.ts';
import { known } from '#server/transfer/words/words.ts';
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
    const rows = reportRows(db, userId, summary, columns);
    await pipeline(Readable.from(rows), csvStream(columns.map((column) => known(column))), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

const WITH_PLAYS = ['line', 'kind', 'title', 'date', 'players', 'outcome', 'note'] as const;
type Column = (typeof WITH_PLAYS)[number];
const OF_GAMES: readonly Column[] = ['line', 'title', 'outcome', 'note'];

const hasPlays = ({ plays }: ImportSummary): boolean => Object.values(plays).some((count) => count > 0);

async function* reportRows(
  db: Database,
  userId: number,
  { id, status }: ImportSummary,
  columns: readonly Column[],
): AsyncGenerator<(string | number)[]> {
  // Later rows are asked for by the connection, which has no reader.
  const chosen = language();
  for (let after = 0; ;) {
    const rows = await listRows(db, userId, id, { after, limit: ROWS_AT_ONCE });
    for (const { line, kind, title, action, reasons, playedOn, players } of rows) {
      const cells: Record<Column, string | number> = inLanguage(chosen, () => ({
        line,
        kind: known(kind),
        title,
        date: playedOn ?? '',
        players: players?.join(', ') ?? '',
        outcome: known(outcomes(status)[action]),
        note: noteOf(reasons),
      }));
      yield columns.map((column) => cells[column]);
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
