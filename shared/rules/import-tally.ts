import type { ImportAction, ImportRowKind } from '../enums.ts';
import type { ImportedGame } from './imported-game.ts';

export type ActionCounts = Record<ImportAction, number>;

/** How many rows of an import get which action. */
export interface ImportTally extends ActionCounts {
  /** Of these rows, those that tell of plays. */
  plays: ActionCounts;
  /** Different names of players and of places in the file's plays. */
  people: number;
  places: number;
  /** Of what is added: expansions, and games that go to the wishlist. */
  expansions: number;
  wishlist: number;
  /** After an undo: games and plays that stayed because something was done with them since. */
  kept: number;
  keptPlays: number;
}

const noRows = (): ActionCounts => ({ add: 0, change: 0, same: 0, skip: 0 });

export const emptyTally = (): ImportTally => ({
  ...noRows(),
  plays: noRows(),
  people: 0,
  places: 0,
  expansions: 0,
  wishlist: 0,
  kept: 0,
  keptPlays: 0,
});

/** Counts one row. */
export function countRow(
  tally: ImportTally,
  row: { kind: ImportRowKind; action: ImportAction; game: ImportedGame | null },
): void {
  tally[row.action] += 1;
  if (row.kind === 'play') tally.plays[row.action] += 1;
  if (row.action !== 'add') return;
  if (row.game?.isExpansion) tally.expansions += 1;
  if (row.game?.isWishlist) tally.wishlist += 1;
}
