import type { ImportAction } from '../enums.ts';
import type { ImportedGame } from './imported-game.ts';

/** How many rows of an import get which action. */
export interface ImportTally {
  add: number;
  change: number;
  same: number;
  skip: number;
  /** Of what is added: expansions, and games that go to the wishlist. */
  expansions: number;
  wishlist: number;
  /** After an undo: games that stayed because something was done with them since. */
  kept: number;
}

export const emptyTally = (): ImportTally => ({
  add: 0,
  change: 0,
  same: 0,
  skip: 0,
  expansions: 0,
  wishlist: 0,
  kept: 0,
});

/** Counts one row. */
export function countRow(tally: ImportTally, row: { action: ImportAction; game: ImportedGame | null }): void {
  tally[row.action] += 1;
  if (row.action !== 'add') return;
  if (row.game?.isExpansion) tally.expansions += 1;
  if (row.game?.isWishlist) tally.wishlist += 1;
}
