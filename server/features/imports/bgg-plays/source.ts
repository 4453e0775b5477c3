import type { FileRow } from '#server/domain/imports/import-row.ts';
import type { ZoneClock } from '#shared/rules/time/wall-time.ts';
import { integerText } from '#shared/rules/text/integer-text.ts';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { noPlays, tooManyPlays } from '../csv-errors.ts';
import { readHeader, type TableFile } from '../read-csv-rows.ts';
import type { ImportSource } from '../store-preview.ts';
import type { PlayEntry } from './fields.ts';
import { playColumns, readCsvPlays } from './read-csv-plays.ts';
import { playRows } from './play-rows.ts';
import { readXmlPlays } from './read-xml-plays.ts';

const HEAD_BYTES = 2_000;

/** The source of a file that lists plays of BoardGameGeek, in XML or CSV; null for another file. @throws Refusal invalid_file */
export async function playsSource(table: TableFile, name: string, clock: ZoneClock): Promise<ImportSource | null> {
  const entries = await entriesIn(table);
  if (!entries) return null;
  if (entries.length === 0) throw noPlays();
  const rows: FileRow[] = [];
  for (const row of playRows(entries, clock)) {
    if (rows.length >= STORAGE_LIMITS.importedPlays.most) throw tooManyPlays(STORAGE_LIMITS.importedPlays.most);
    rows.push(row);
  }
  return { format: 'bgg_plays', name, notes: undatedNote(rows), rows: () => rows, gameRows: () => [] };
}

function undatedNote(rows: readonly FileRow[]): string[] {
  const count = rows.filter(({ reasons }) => reasons.some(({ code }) => code === 'no_play_date')).length;
  if (count === 0) return [];
  return [
    count === 1
      ? 'One play has no date, and is left out.'
      : `${integerText(count)} plays have no date, and are left out.`,
  ];
}

async function entriesIn(table: TableFile): Promise<PlayEntry[] | null> {
  const { file } = table;
  const head = (await file.head(HEAD_BYTES)).toString('utf8');
  if (head.includes('<plays')) return readXmlPlays(file);
  if (!/date/i.test(head) || /^\s*</.test(head)) return null;
  return playColumns(await readHeader(table)) ? readCsvPlays(table) : null;
}
