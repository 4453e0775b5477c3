import { type ListColumns, MAX_LIST_COLUMNS } from '#shared/contract/list-fields.ts';
import { withoutApostrophe } from '#server/platform/http/csv-formulas.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/transfer/words/words.ts';
import type { FileRow } from '../import-row.ts';
import { noGames, noSuchColumns } from '../csv-errors.ts';
import { readCsvRows, readHeader, type TableFile } from '../read-csv-rows.ts';
import { guessColumns } from './guess-columns.ts';
import { listRow, namedColumns } from './list-row.ts';

/** How the owner explains a list. */
export interface ListChoice {
  columns: ListColumns;
  /** Whether the first row is a game like the others, and names no columns. */
  isFirstGame: boolean;
}

const ROWS_LOOKED_AT = 50;

/** Refuses a list with its columns and what they seem to be, so that its owner says it. @throws Refusal columns_needed */
export async function askForColumns(table: TableFile): Promise<never> {
  const rows: string[][] = [];
  for await (const { cells } of readCsvRows(table)) {
    rows.push(cells.map(withoutApostrophe));
    if (rows.length > ROWS_LOOKED_AT) break;
  }
  const columns = guessColumns(rows);
  if (columns.hasNames && rows.length < 2) throw noGames();
  throw new Refusal('columns_needed', { columns });
}

/** The rows of a list of games, by its owner's choice. @throws Refusal invalid_file */
export async function* readList(table: TableFile, { columns, isFirstGame }: ListChoice): AsyncGenerator<FileRow> {
  let named: ReturnType<typeof namedColumns> | null = null;
  let count = 0;
  for await (const { line, cells } of readCsvRows(table)) {
    if (!named) {
      if (Math.min(cells.length, MAX_LIST_COLUMNS) !== columns.length) throw noSuchColumns();
      named = namedColumns(isFirstGame ? [] : cells, columns);
      if (!isFirstGame) continue;
    }
    count += 1;
    yield listRow(line, cells.map(withoutApostrophe), named);
  }
  if (count === 0) throw noGames();
}

/** A sentence with the names of the columns that are not taken. */
export async function columnsNotTaken(table: TableFile, { columns, isFirstGame }: ListChoice): Promise<string[]> {
  const names = await readHeader(table);
  const left = names.flatMap((name, at) =>
    columns[at]
      ? []
      : [
          isFirstGame || name.trim() === ''
            ? t('column {number}', { number: at + 1 })
            : t('"{name}"', { name: name.trim().slice(0, 60).toWellFormed() }),
        ],
  );
  return left.length === 0 ? [] : [t('Columns that are not taken: {columns}.', { columns: left.join(', ') })];
}
