import { type FileRow, gameRow } from './import-row.ts';
import { COPY_COLUMNS } from './rules/bgg-copies.ts';
import { unescapeFormulas, withoutApostrophe } from '#server/platform/http/csv-formulas.ts';
import { type BggColumn, cellsOf, columnPlaces, isOwnExport } from './rules/bgg-collection-columns.ts';
import { FILE_FORMATS, type FileFormat, formatOfText } from '#shared/transfer/import-formats.ts';
import type { ListColumns } from '#shared/contract/list-fields.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { playsSource } from './bgg/source.ts';
import { bggRow, shownTitle } from './bgg-row.ts';
import { readContents } from './bgstats/contents.ts';
import { readBgStats, readGames } from './bgstats/read-bgstats.ts';
import { isBggHeader, noGames } from './csv-errors.ts';
import type { OpenedFile } from './files/open-upload.ts';
import { askForColumns, columnsNotTaken, readList } from './files/read-list.ts';
import { readHeader, type CsvRow, readCsvRows, type TableFile } from './read-csv-rows.ts';
import type { ImportSource } from './store-preview.ts';

/** The rows of BoardGameGeek's collection file (CSV) in order. @throws Refusal invalid_file */
async function* readBggCsv(file: TableFile): AsyncGenerator<FileRow> {
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

/** The file name without folders, which some browsers send. */
const baseName = (path: string, format: FileFormat): string =>
  path.replace(/^.*[\\/]/s, '') || FILE_FORMATS[format].defaultName;

interface FileQuery {
  fileName: string;
  /** For a format whose times have no zone. */
  timeZone?: string;
  /** The owner's explanation of a list. */
  columns?: ListColumns | undefined;
  firstRow?: 'game' | undefined;
}

type SourceReader = (opened: OpenedFile, query: FileQuery) => ImportSource | Promise<ImportSource>;

/** The reader of each format. @throws Refusal invalid_file */
const FILE_SOURCES: Record<FileFormat, SourceReader> = {
  bgg_collection_csv: async (opened, { fileName, timeZone = 'UTC', columns, firstRow }) => {
    const list = columns && { columns, isFirstGame: firstRow === 'game' };
    const name = baseName(fileName, 'bgg_collection_csv');
    const plays = list ? null : await playsSource(opened, name, new ZoneClock(timeZone));
    if (plays) return plays;
    if (list) {
      const notes = await columnsNotTaken(opened, list);
      return { format: 'list', name, notes, rows: () => readList(opened, list) };
    }
    const header = await readHeader(opened);
    if (header.length > 0 && !isBggHeader(header)) return askForColumns(opened);
    return { format: 'bgg_collection_csv', name, rows: () => readBggCsv(opened) };
  },
  bgstats_json: async ({ file }, { fileName, timeZone = 'UTC' }) => {
    const contents = await readContents(file);
    const clock = new ZoneClock(timeZone);
    return {
      format: 'bgstats_json',
      name: baseName(fileName, 'bgstats_json'),
      rows: () => readBgStats(file, contents, clock),
      gameRows: () => readGames(contents),
    };
  },
};

const HEAD_BYTES = 1_024;

/** The source of an opened file; what was in an archive shows its format only now. @throws Refusal invalid_file */
export async function sourceOf(opened: OpenedFile, format: FileFormat, query: FileQuery): Promise<ImportSource> {
  const { file, isSheet, isFromArchive, notes } = opened;
  const head = isFromArchive ? (await file.head(HEAD_BYTES)).toString('utf8').replace('\uFEFF', '').trimStart() : '';
  const inside = isFromArchive ? (formatOfText(head) ?? 'bgg_collection_csv') : format;
  const source = await FILE_SOURCES[isSheet ? 'bgg_collection_csv' : inside](opened, query);
  return { ...source, notes: [...notes, ...(source.notes ?? [])] };
}
