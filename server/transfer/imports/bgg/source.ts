import type { FileRow } from '../import-row.ts';
import type { ZoneClock } from '#shared/time/wall-time.ts';
import { t } from '#server/transfer/words/words.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { noPlays, tooManyPlays, brokenPlays } from '../csv-errors.ts';
import { readHeader, type TableFile, readCsvRows } from '../read-csv-rows.ts';
import type { ImportSource } from '../store-preview.ts';
import type { PlayEntry, RawPlayer } from './fields.ts';
import { playRows } from './play-rows.ts';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { BggFailure } from './bgg-failure.ts';
import { childOf, readXml, textOf, type XmlElement } from './read-xml.ts';
import type { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import { withoutApostrophe } from '#server/platform/http/csv-formulas.ts';

/** The names of each column, in lower case without spaces and signs. */
const COLUMNS = {
  id: ['id', 'playid'],
  date: ['date', 'playdate', 'playedon', 'dateplayed'],
  objectname: ['objectname', 'game', 'gamename', 'item', 'itemname', 'title', 'name'],
  objectid: ['objectid', 'gameid', 'bggid', 'thingid', 'itemid'],
  quantity: ['quantity', 'qty', 'plays', 'numplays', 'count'],
  length: ['length', 'duration', 'minutes', 'lengthminutes', 'durationminutes', 'lengthmin'],
  incomplete: ['incomplete'],
  nowinstats: ['nowinstats', 'nowinstat', 'nowin'],
  location: ['location', 'place'],
  comments: ['comments', 'comment', 'notes'],
  players: ['players', 'player', 'playernames'],
} as const;
type Column = keyof typeof COLUMNS;

/** Columns that a list of plays has and a collection has not. */
const NOT_OF_PLAYS = ['own', 'collid'];

/** The places of the columns if a header line is that of a list of plays. */
function playColumns(header: readonly string[]): ReadonlyMap<Column, number> | null {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const places = new Map<Column, number>();
  for (const [column, known] of Object.entries(COLUMNS)) {
    const place = names.findIndex((name) => (known as readonly string[]).includes(name));
    if (place !== -1) places.set(column as Column, place);
  }
  const isPlays = places.has('date') && (places.has('objectname') || places.has('objectid'));
  return isPlays && !NOT_OF_PLAYS.some((name) => names.includes(name)) ? places : null;
}

/** The plays of a file in a CSV of BoardGameGeek. @throws Refusal invalid_file */
async function readCsvPlays(file: TableFile): Promise<PlayEntry[]> {
  const entries: PlayEntry[] = [];
  let places: ReadonlyMap<Column, number> | null = null;
  for await (const { cells } of readCsvRows(file)) {
    if (!places) {
      places = playColumns(cells);
      continue;
    }
    const columns = places;
    const cell = (column: Column) => withoutApostrophe((cells[columns.get(column) ?? -1] ?? '').trim());
    const play = Object.fromEntries([...columns.keys()].map((column) => [column, cell(column)]));
    entries.push({ play, players: playersIn(cell('players')) });
  }
  return entries;
}

/** 'Ana (87); Ben (64)', one a line or separated by semicolons, bars or commas. */
const playersIn = (cell: string): RawPlayer[] =>
  cell
    .split(/[;|\n]/.test(cell) ? /[;|\n]/ : ',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ name }));

const PLAYS = new Set(['plays']);

/** The plays of a file in the XML of BoardGameGeek. @throws Refusal invalid_file if it is damaged or cut off */
async function readXmlPlays(file: UploadedFile): Promise<PlayEntry[]> {
  const entries: PlayEntry[] = [];
  const take = (element: XmlElement) => {
    if (element.name === 'play') entries.push(entryOf(element));
  };
  try {
    await readXml(file.chunks(), MAX_FILE_BYTES, take, PLAYS);
  } catch (error) {
    throw error instanceof BggFailure ? brokenPlays() : error;
  }
  return entries;
}

function entryOf(play: XmlElement): PlayEntry {
  const { objectname: _name, ...attributes } = play.attributes;
  const { name = '', objecttype = 'thing', objectid = '' } = childOf(play, 'item')?.attributes ?? {};
  return {
    // Families have ids of their own.
    play: {
      ...attributes,
      objectname: name,
      objectid: objecttype === 'thing' ? objectid : '',
      comments: textOf(play, 'comments'),
    },
    players: (childOf(play, 'players')?.children ?? []).map((player) => player.attributes),
  };
}

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
    t('{count, plural, one {One play has no date, and is left out.} other {# plays have no date, and are left out.}}', {
      count,
    }),
  ];
}

async function entriesIn(table: TableFile): Promise<PlayEntry[] | null> {
  const { file } = table;
  const head = (await file.head(HEAD_BYTES)).toString('utf8');
  if (head.includes('<plays')) return readXmlPlays(file);
  if (!/date/i.test(head) || /^\s*</.test(head)) return null;
  return playColumns(await readHeader(table)) ? readCsvPlays(table) : null;
}
