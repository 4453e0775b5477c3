import type { ImportRowKind } from '#shared/enums.ts';
import type { ImportReason } from '#shared/rules/imports/import-reasons.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import type { ImportedPlay } from '#shared/rules/imports/imported-play.ts';

/**
 * What a format's parser makes of one row of its source; all that follows is the same for every format. `game` and
 * `play` are null where the row itself is at fault, and its reasons say why.
 */
export interface FileRow {
  /** Ascending and never twice; games come before plays. */
  line: number;
  kind: ImportRowKind;
  /** Of a play: the title of its game. */
  title: string;
  game: ImportedGame | null;
  play: ImportedPlay | null;
  reasons: ImportReason[];
  /** A game that the file knows and puts on neither list, as it would be added. */
  unlisted?: ImportedGame | undefined;
  /** What the file calls previously owned. */
  soldGame?: Pick<ImportedGame, 'title' | 'bggId'>;
}

/** A source of rows that can be read again from its beginning, one row at a time. */
export type RowSource = () => AsyncIterable<FileRow> | Iterable<FileRow>;

/** A row that stands for a game, or for the reason why there is none. */
export const gameRow = (row: Pick<FileRow, 'line' | 'title' | 'game' | 'reasons' | 'unlisted'>): FileRow => ({
  ...row,
  kind: 'game',
  play: null,
});
