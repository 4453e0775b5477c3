import { readBggRow } from './rules/bgg-collection.ts';
import type { BggCells } from './rules/bgg-collection-columns.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { type FileRow, gameRow } from './import-row.ts';

const MAX_SHOWN_TITLE = 200;

/** The start of a title, for an invalid row. */
export const shownTitle = ({ objectname }: Pick<BggCells, 'objectname'>): string =>
  objectname.slice(0, MAX_SHOWN_TITLE).toWellFormed();

/** A row for one game of a BoardGameGeek collection, from file or API. */
export function bggRow(line: number, cells: BggCells, needsId = true): FileRow {
  const read = readBggRow(cells, { needsId });
  const unreadable = read.unreadable.length > 0 ? [{ code: 'unreadable', cells: read.unreadable } as const] : [];
  if ('leftOut' in read) {
    const reasons = [read.leftOut, ...unreadable];
    return gameRow({ line, title: shownTitle(cells), game: null, reasons, unlisted: read.unlisted });
  }
  const { game, cut, notTaken } = read;
  const reasons: ImportReason[] = [
    ...cut.map((field) => ({ code: 'cut', field }) as const),
    ...(notTaken.length > 0 ? [{ code: 'not_taken', cells: notTaken } as const] : []),
    ...unreadable,
  ];
  return gameRow({ line, title: game.title, game, reasons });
}
