import { FILE_FORMATS, type FileFormat } from '#shared/import-formats.ts';
import { ZoneClock } from '#shared/rules/time/wall-time.ts';
import { readContents } from './bgstats/contents.ts';
import { readBgStats, readGames } from './bgstats/read-bgstats.ts';
import { playsSource } from './bgg-plays/source.ts';
import { readBggCsv } from './read-bgg-csv.ts';
import type { ImportSource } from './store-preview.ts';
import type { UploadedFile } from '#server/uploads/uploaded-file.ts';

/** The file name without folders, which some browsers send. */
const baseName = (path: string, format: FileFormat): string =>
  path.replace(/^.*[\\/]/s, '') || FILE_FORMATS[format].defaultName;

interface FileQuery {
  fileName: string;
  /** For a format whose times have no zone. */
  timeZone?: string;
}

/** The reader of each format. @throws Refusal invalid_file */
export const FILE_SOURCES: Record<
  FileFormat,
  (file: UploadedFile, query: FileQuery) => ImportSource | Promise<ImportSource>
> = {
  bgg_collection_csv: async (file, { fileName, timeZone = 'UTC' }) => {
    const name = baseName(fileName, 'bgg_collection_csv');
    const plays = await playsSource(file, name, new ZoneClock(timeZone));
    return plays ?? { format: 'bgg_collection_csv', name, rows: () => readBggCsv(file) };
  },
  bgstats_json: async (file, { fileName, timeZone = 'UTC' }) => {
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
