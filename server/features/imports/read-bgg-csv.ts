import { type BggColumn, cellsOf, columnPlaces, isOwnExport } from '#server/outbound/rules/bgg-collection-columns.ts';
import { unescapeFormulas, withoutApostrophe } from '#server/http/rules/csv-formulas.ts';
import { COPY_COLUMNS } from '#server/domain/imports/rules/bgg-copies.ts';
import { bggRow, shownTitle } from './bgg-row.ts';
import { noGames } from './csv-errors.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { type FileRow, gameRow } from '#server/domain/imports/import-row.ts';
import { type CsvRow, readCsvRows, type TableFile } from './read-csv-rows.ts';

/** The rows of BoardGameGeek's collection file (CSV) in order. @throws Refusal invalid_file */
export async function* readBggCsv(file: TableFile): AsyncGenerator<FileRow> {
  const rows = readCsvRows(file);
  const first = await rows.next();
  const header = first.done ? [] : first.value.cells;
  const places = columnPlaces(header);
  const isOwn = isOwnExport(header);
  const plain = isOwn ? unescapeFormulas : withoutApostrophe;
  let count = 0;
  let former = header.length;
  for await (const { line, cells, isLast } of withLast(rows)) {
    count += 1;
    const named = cellsOf(cells, places, plain);
    const isShort = cells.length < header.length;
    const isComplete = isShort && isWithoutEnd(cells, places) && (!isLast || cells.length === former);
    former = cells.length;
    if (cells.length !== header.length && !isComplete) {
      const wrong = { code: 'wrong_cells', found: cells.length, expected: header.length } as const;
      const isCutOff = isLast && isShort;
      const reasons: ImportReason[] = [...(isCutOff ? [{ code: 'cut_off' } as const] : []), wrong];
      yield gameRow({ line, title: shownTitle(named), game: null, reasons });
      continue;
    }
    yield bggRow(line, named, !isOwn);
  }
  if (count === 0) throw noGames();
}

const KINDS = new Set(['standalone', 'expansion']);

/**
 * Whether a short row lacks nothing but cells about copies at its end. Excel does not write empty cells at the end of
 * some rows; in a damaged row the kind of the game, which each has, is missing or elsewhere.
 */
const isWithoutEnd = (cells: readonly string[], places: ReadonlyMap<BggColumn, number>): boolean =>
  KINDS.has(cells[places.get('itemtype') ?? -1] ?? '') &&
  [...places].every(([column, place]) => place < cells.length || COPY_COLUMNS.has(column));

/** Adds to each row whether it is the last one. */
async function* withLast(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow & { isLast: boolean }> {
  let former: CsvRow | undefined;
  for await (const row of rows) {
    if (former) yield { ...former, isLast: false };
    former = row;
  }
  if (former) yield { ...former, isLast: true };
}
