import { MAX_LIST_COLUMNS, REPEATABLE_FIELD, type ListColumns, type ListField } from '#shared/contract/list-fields.ts';
import { BGG_COLUMNS, type BggCells, type BggColumn } from '../rules/bgg-collection-columns.ts';
import { cellOf } from '../rules/bgg-readers.ts';
import { mark } from '../rules/cell-readers.ts';
import { LIST_READERS, readListCell } from '../rules/list-readers.ts';
import type { FileRow } from '../import-row.ts';
import type { ImportReason, UnreadableCell } from '#shared/schema/import-report.ts';
import { bggRow } from '../bgg-row.ts';

const NO_CELLS = Object.fromEntries(BGG_COLUMNS.map((column) => [column, ''])) as BggCells;

/** Fields that say whether a game is owned; without them, and where they are empty, it is. */
const STATUS: ReadonlySet<ListField | null> = new Set([
  'status',
  'wishlist',
  'previouslyOwned',
  'preordered',
  'wantToBuy',
  'wantInTrade',
]);
const NOT_OWNED = ['wishlist', 'wanttobuy', 'want', 'preordered', 'prevowned', 'wanttoplay'] as const;

/** A column of the file: its name and its field. */
export interface NamedColumn {
  name: string;
  field: ListField | null;
}

export const namedColumns = (names: readonly string[], columns: ListColumns): NamedColumn[] =>
  columns.map((field, at) => ({ field, name: names[at]?.trim() || `column ${at + 1}` }));

/** A row of a list, read as a row of BoardGameGeek's file; what is not understood is named by the file's own columns. */
export function listRow(line: number, row: readonly string[], columns: readonly NamedColumn[]): FileRow {
  const cells: BggCells = { ...NO_CELLS };
  const sources = new Map<BggColumn, UnreadableCell>();
  const unreadable: UnreadableCell[] = [];
  let isUnsure = false;
  let isFirstNote = true;
  for (const [at, { name, field }] of columns.entries()) {
    const cell = (row[at] ?? '').trim();
    if (field === null || cell === '') continue;
    const read = readListCell(field, cell);
    if (read === null) {
      unreadable.push(cellOf(name, cell));
      isUnsure ||= STATUS.has(field);
      continue;
    }
    for (const column of LIST_READERS[field].columns) sources.set(column, cellOf(name, cell));
    if (field !== REPEATABLE_FIELD) Object.assign(cells, read);
    else {
      cells.comment += isFirstNote ? cell : `\n${name}: ${cell}`;
      isFirstNote = false;
    }
  }
  const saysOwned = columns.some(({ field }) => field === 'owned');
  const saysOther = isUnsure || NOT_OWNED.some((column) => isMarked(cells[column]));
  if (!saysOwned && !saysOther && cells.own === '') cells.own = '1';
  const read = bggRow(line, cells, false);
  const beyond =
    columns.length < MAX_LIST_COLUMNS ? row.slice(columns.length).filter((cell) => cell.trim() !== '') : [];
  const notTaken = beyond.map((cell) => cellOf('beyond the last column', cell));
  const reasons: ImportReason[] = notTaken.length > 0 ? [{ code: 'not_taken', cells: notTaken }] : [];
  return { ...read, reasons: [...withOwnNames(read.reasons, unreadable, sources), ...reasons] };
}

/** A mark that is not understood counts as one: the game may be another's. */
function isMarked(cell: string): boolean {
  const { value, isWhole } = mark(cell);
  return value || !isWhole;
}

/** Names unreadable cells as the file does, each once, together with those of the list itself. */
function withOwnNames(
  reasons: readonly ImportReason[],
  unreadable: readonly UnreadableCell[],
  sources: ReadonlyMap<BggColumn, UnreadableCell>,
): ImportReason[] {
  const named = (cell: UnreadableCell) => sources.get(cell.column as BggColumn) ?? cell;
  const found = reasons.flatMap((reason) => (reason.code === 'unreadable' ? reason.cells.map(named) : []));
  const all = [...new Map([...unreadable, ...found].map((cell) => [cell.column, cell])).values()];
  const others = reasons.filter(({ code }) => code !== 'unreadable');
  return all.length === 0 ? others : [...others, { code: 'unreadable', cells: all }];
}
