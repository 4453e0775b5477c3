import { readBggRow } from '#server/domain/imports/rules/bgg-collection.ts';
import type { BggCells } from '#shared/rules/imports/bgg-collection-columns.ts';
import type { ImportReason } from '#shared/rules/imports/import-reasons.ts';
import { wholeNumber } from '#shared/rules/imports/bgg-collection-cells.ts';
import { MAX_BGG_ID } from '#shared/limits.ts';
import { type FileRow, gameRow } from '#server/domain/imports/import-row.ts';

const MAX_SHOWN_TITLE = 200;

/** The start of a title, for a faulty row. */
export const shownTitle = ({ objectname }: Pick<BggCells, 'objectname'>): string =>
  objectname.slice(0, MAX_SHOWN_TITLE).toWellFormed();

/** A row for one game of a BoardGameGeek collection, from file or API. */
export function bggRow(line: number, cells: BggCells): FileRow {
  const read = readBggRow(cells);
  if ('leftOut' in read)
    return {
      ...gameRow({ line, title: shownTitle(cells), game: null, reasons: [read.leftOut], unlisted: read.unlisted }),
      ...soldGame(cells, read),
    };
  const { game, cut, unreadable } = read;
  const reasons: ImportReason[] = [
    ...cut.map((field) => ({ code: 'cut', field }) as const),
    ...(unreadable.length > 0 ? [{ code: 'unreadable', cells: unreadable } as const] : []),
  ];
  return gameRow({ line, title: game.title, game, reasons });
}

/** The title and id of a game marked as previously owned, to find it among owned games. */
function soldGame(cells: BggCells, { leftOut }: { leftOut: ImportReason }): Pick<FileRow, 'soldGame'> {
  if (leftOut.code !== 'not_listed' || leftOut.as !== 'previously_owned') return {};
  return { soldGame: { title: shownTitle(cells), bggId: wholeNumber(cells.objectid, 1, MAX_BGG_ID) } };
}
