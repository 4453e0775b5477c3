import type { PadState } from '#shared/rules/score-pad/fold-pad.ts';
import { pointsOf } from '#shared/rules/score-pad/score-sheet.ts';
import { cellAt, type Row } from './rows.ts';

/** What a player has after each row, by player and row with a space between. */
export function runningTotals(rows: readonly Row[], state: PadState): Map<string, number> {
  const running = new Map<string, number>();
  for (const { key: player } of state.players) {
    let sum = 0;
    for (const { key: row, worth } of rows) {
      sum += pointsOf(worth, cellAt(state, { player, row })?.value ?? 0);
      running.set(`${player} ${row}`, sum);
    }
  }
  return running;
}
