import { readBggRow } from '#shared/rules/bgg-collection.ts';
import { cellsOf, columnPlaces } from '#shared/rules/bgg-collection-columns.ts';
import type { ImportReason } from '#shared/rules/import-reasons.ts';
import type { ImportedGame } from '#shared/rules/imported-game.ts';
import { noGames, refuseByHeader } from './file-faults.ts';
import { readRows } from './read-rows.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** One row of a file as the import keeps it. `game` is null where the row itself is at fault. */
export interface FileRow {
  line: number;
  title: string;
  game: ImportedGame | null;
  reasons: ImportReason[];
}

const MAX_SHOWN_TITLE = 200;

/** The rows of a collection file in its order. @throws Refusal invalid_file */
export async function* readCollection(file: UploadedFile): AsyncGenerator<FileRow> {
  const rows = readRows(file);
  const first = await rows.next();
  const header = first.done ? [] : first.value.cells;
  refuseByHeader(header);
  const places = columnPlaces(header);
  let count = 0;
  for await (const { line, cells } of rows) {
    count += 1;
    const named = cellsOf(cells, places);
    const title = named.objectname.slice(0, MAX_SHOWN_TITLE).toWellFormed();
    if (cells.length !== header.length) {
      const reason = { code: 'wrong_cells', found: cells.length, expected: header.length } as const;
      yield { line, title, game: null, reasons: [reason] };
      continue;
    }
    const read = readBggRow(named);
    if ('leftOut' in read) yield { line, title, game: null, reasons: [read.leftOut] };
    else
      yield {
        line,
        title: read.game.title,
        game: read.game,
        reasons: read.cut.map((field) => ({ code: 'cut', field })),
      };
  }
  if (count === 0) throw noGames();
}
