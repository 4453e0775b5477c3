import { cellsOf, columnPlaces, isOwnExport } from '#shared/rules/bgg-collection-columns.ts';
import { unescapeFormulas, withoutApostrophe } from '#shared/rules/csv-formulas.ts';
import { bggRow, shownTitle } from './bgg-row.ts';
import { noGames, refuseByHeader } from './file-faults.ts';
import { type FileRow, gameRow } from './import-row.ts';
import { readRows } from './read-rows.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The rows of BoardGameGeek's collection file (CSV) in its order. @throws Refusal invalid_file */
export async function* readCollection(file: UploadedFile): AsyncGenerator<FileRow> {
  const rows = readRows(file);
  const first = await rows.next();
  const header = first.done ? [] : first.value.cells;
  refuseByHeader(header);
  const places = columnPlaces(header);
  const plain = isOwnExport(header) ? unescapeFormulas : withoutApostrophe;
  let count = 0;
  for await (const { line, cells } of rows) {
    count += 1;
    const named = cellsOf(cells, places, plain);
    if (cells.length !== header.length) {
      const reason = { code: 'wrong_cells', found: cells.length, expected: header.length } as const;
      yield gameRow({ line, title: shownTitle(named), game: null, reasons: [reason] });
      continue;
    }
    yield bggRow(line, named);
  }
  if (count === 0) throw noGames();
}
