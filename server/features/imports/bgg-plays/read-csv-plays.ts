import { withoutApostrophe } from '#server/http/rules/csv-formulas.ts';
import { readCsvRows, type TableFile } from '../read-csv-rows.ts';
import type { PlayEntry, RawPlayer } from './fields.ts';

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
export function playColumns(header: readonly string[]): ReadonlyMap<Column, number> | null {
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
export async function readCsvPlays(file: TableFile): Promise<PlayEntry[]> {
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
