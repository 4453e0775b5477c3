import type { ImportRowKind } from '#shared/enums.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import type { ImportedPlay } from '#shared/schema/imported-play.ts';

/**
 * One row of a source as parsed; everything after this is independent of the format. `game` and `play` are null for a
 * invalid row, with the cause in its reasons.
 */
export interface FileRow {
  /** Ascending and unique; games come before plays. */
  line: number;
  kind: ImportRowKind;
  /** For a play: the title of its game. */
  title: string;
  game: ImportedGame | null;
  play: ImportedPlay | null;
  reasons: ImportReason[];
  /** A game that the file has on neither list, as it would be added. */
  unlisted?: ImportedGame | undefined;
}

/** A source of rows that can be read repeatedly, one row at a time. */
export type RowSource = () => AsyncIterable<FileRow> | Iterable<FileRow>;

/** A row with a game, or with the reason why there is none. */
export const gameRow = (row: Pick<FileRow, 'line' | 'title' | 'game' | 'reasons' | 'unlisted'>): FileRow => ({
  ...row,
  kind: 'game',
  play: null,
});
