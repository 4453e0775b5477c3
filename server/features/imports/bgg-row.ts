import { readBggRow } from '#shared/rules/bgg-collection.ts';
import type { BggCells } from '#shared/rules/bgg-collection-columns.ts';
import { type FileRow, gameRow } from './import-row.ts';

const MAX_SHOWN_TITLE = 200;

/** The beginning of a title, for a row that is at fault. */
export const shownTitle = ({ objectname }: Pick<BggCells, 'objectname'>): string =>
  objectname.slice(0, MAX_SHOWN_TITLE).toWellFormed();

/** One game of somebody's collection on BoardGameGeek, wherever its cells come from. */
export function bggRow(line: number, cells: BggCells): FileRow {
  const read = readBggRow(cells);
  if ('leftOut' in read) return gameRow({ line, title: shownTitle(cells), game: null, reasons: [read.leftOut] });
  const { game, cut } = read;
  return gameRow({ line, title: game.title, game, reasons: cut.map((field) => ({ code: 'cut', field })) });
}
