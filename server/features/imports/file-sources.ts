import { ZoneClock } from '#shared/rules/time/wall-time.ts';
import { readContents } from './bgstats/contents.ts';
import { readBgStats, readGames } from './bgstats/read-bgstats.ts';
import { readCollection } from './read-collection.ts';
import type { ImportSource } from './store-preview.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A file's name without the folders that some browsers send along. */
const baseName = (path: string, unnamed: string): string => path.replace(/^.*[\\/]/s, '') || unnamed;

/** BoardGameGeek's collection export. */
export const collectionSource = (file: UploadedFile, fileName: string): ImportSource => ({
  format: 'bgg_collection_csv',
  name: baseName(fileName, 'collection.csv'),
  rows: () => readCollection(file),
});

/** An export of BG Stats, whose times are those of a clock in this zone. @throws Refusal invalid_file */
export async function bgStatsSource(
  file: UploadedFile,
  { fileName, timeZone }: { fileName: string; timeZone: string },
): Promise<ImportSource> {
  const contents = await readContents(file);
  const clock = new ZoneClock(timeZone);
  return {
    format: 'bgstats_json',
    name: baseName(fileName, 'BGStatsExport.json'),
    rows: () => readBgStats(file, contents, clock),
    gameRows: () => readGames(contents),
  };
}
