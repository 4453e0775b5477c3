import { FILE_FORMATS, type FileFormat, formatOfText } from '#shared/import-formats.ts';
import { ZoneClock } from '#shared/rules/time/wall-time.ts';
import { readContents } from './bgstats/contents.ts';
import { readBgStats, readGames } from './bgstats/read-bgstats.ts';
import { playsSource } from './bgg-plays/source.ts';
import type { OpenedFile } from './files/open-upload.ts';
import { isBggHeader } from './csv-errors.ts';
import { askForColumns, columnsNotTaken, readList } from './list/read-list.ts';
import { readHeader } from './read-csv-rows.ts';
import type { ListColumns } from '#shared/rules/imports/list-fields.ts';
import { readBggCsv } from './read-bgg-csv.ts';
import type { ImportSource } from './store-preview.ts';

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
