import type { ScoreRow, ScoreSheet } from './score-sheet.ts';

/** A score sheet that Rollcall brings along for one game. */
export type KnownSheet = ScoreSheet & { bggId: number; gameTitle: string };

/** The sheet of a game whose most points win, as its rules count them at the end. */
export const sheetOf = (bggId: number, gameTitle: string, rows: readonly ScoreRow[]): KnownSheet => ({
  bggId,
  gameTitle,
  name: gameTitle,
  outcome: 'highest',
  rows,
});
