import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '#shared/games/games-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import {
  applyImport,
  getImport,
  type ImportRow,
  type ImportSummary,
  listImportRows,
  undoImport,
} from '#shared/transfer/imports-contract.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import { BGG_COLUMNS, type BggColumn } from '#server/transfer/imports/rules/bgg-collection-columns.ts';
import type { Person } from '#tests/support/server/owners.ts';

export type RowCells = Partial<Record<BggColumn, string | number>>;

const PLAIN: RowCells = {
  own: 1,
  rating: 0,
  numplays: 0,
  minplayers: 2,
  maxplayers: 4,
  playingtime: 45,
  itemtype: 'standalone',
};
const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;

/** A small file of the shape that BoardGameGeek exports, every cell quoted. */
export const collectionFile = (...rows: RowCells[]): string =>
  [[...BGG_COLUMNS], ...rows.map((row) => BGG_COLUMNS.map((column) => ({ ...PLAIN, ...row })[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');

export type Summary = Omit<ImportSummary, 'createdAt' | 'appliedAt' | 'undoneAt'>;

export interface Upload {
  status: number;
  summary: Summary;
  refusal: RefusalBody;
}

/** Drops a file on the import. */
export async function upload(
  person: Person,
  file: string | Uint8Array<ArrayBuffer>,
  contentType = 'text/csv',
): Promise<Upload> {
  const response = await person.fetch('/api/imports/bgg-collection?fileName=collection.csv', {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: file,
  });
  const body = await response.json();
  return { status: response.status, summary: body, refusal: body };
}

/** Previews a file that is as it should be. */
export async function preview(person: Person, ...rows: RowCells[]): Promise<Summary> {
  const { status, summary, refusal } = await upload(person, collectionFile(...rows));
  if (status !== 201) throw new Error(`the file was refused: ${JSON.stringify(refusal)}`);
  return summary;
}

/** Waits until an import is neither applied nor undone any more. */
export async function ended(person: Person, id: number): Promise<Summary> {
  for (;;) {
    const { body } = await person.call(getImport, { params: { id } });
    if (body.progress === null) return body;
    await wait(20);
  }
}

export async function apply(person: Person, id: number): Promise<Summary> {
  const { status } = await person.call(applyImport, { params: { id } });
  if (status !== 202) throw new Error(`applying was refused: ${status}`);
  return ended(person, id);
}

export async function undo(person: Person, id: number): Promise<Summary> {
  const { status } = await person.call(undoImport, { params: { id } });
  if (status !== 202) throw new Error(`undoing was refused: ${status}`);
  return ended(person, id);
}

/** Previews a file and applies it. */
export const importFile = async (person: Person, ...rows: RowCells[]): Promise<Summary> =>
  apply(person, (await preview(person, ...rows)).id);

export async function rowsOf(person: Person, id: number): Promise<ImportRow[]> {
  const { body } = await person.call(listImportRows, { params: { id } });
  return body;
}

export async function noteOn(person: Person, id: number, title: string): Promise<string> {
  const rows = await rowsOf(person, id);
  return rows.find((row) => row.title === title)?.note ?? 'no such row';
}

type Listed = Omit<Game, 'createdAt' | 'lastPlayed'>;

export async function gamesOf(person: Person): Promise<Listed[]> {
  const { body } = await person.call(listGames, {});
  return body;
}

export async function gameOf(person: Person, title: string): Promise<Listed> {
  const game = (await gamesOf(person)).find((listed) => listed.title === title);
  if (!game) throw new Error(`there is no ${title}`);
  return game;
}
