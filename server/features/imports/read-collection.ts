import { cellsOf, columnPlaces, isOwnExport } from '#shared/rules/imports/bgg-collection-columns.ts';
import { unescapeFormulas, withoutApostrophe } from '#shared/rules/imports/csv-formulas.ts';
import { bggRow, shownTitle } from './bgg-row.ts';
import { noGames, refuseByHeader } from './file-errors.ts';
import type { ImportReason } from '#shared/rules/imports/import-reasons.ts';
import { type FileRow, gameRow } from '#server/domain/imports/import-row.ts';
import { type CsvRow, readRows } from './read-rows.ts';
import type { UploadedFile } from '#server/uploads/uploaded-file.ts';

/** The rows of BoardGameGeek's collection file (CSV) in order. @throws Refusal invalid_file */
export async function* readCollection(file: UploadedFile): AsyncGenerator<FileRow> {
  const rows = readRows(file);
  const first = await rows.next();
  const header = first.done ? [] : first.value.cells;
  refuseByHeader(header);
  const places = columnPlaces(header);
  const plain = isOwnExport(header) ? unescapeFormulas : withoutApostrophe;
  let count = 0;
  for await (const { line, cells, isLast } of withLast(rows)) {
    count += 1;
    const named = cellsOf(cells, places, plain);
    if (cells.length !== header.length) {
      const wrong = { code: 'wrong_cells', found: cells.length, expected: header.length } as const;
      const isCutOff = isLast && cells.length < header.length;
      const reasons: ImportReason[] = [...(isCutOff ? [{ code: 'cut_off' } as const] : []), wrong];
      yield gameRow({ line, title: shownTitle(named), game: null, reasons });
      continue;
    }
    yield bggRow(line, named);
  }
  if (count === 0) throw noGames();
}

/** Adds to each row whether it is the last one. */
async function* withLast(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow & { isLast: boolean }> {
  let former: CsvRow | undefined;
  for await (const row of rows) {
    if (former) yield { ...former, isLast: false };
    former = row;
  }
  if (former) yield { ...former, isLast: true };
}
