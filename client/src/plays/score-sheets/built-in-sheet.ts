import type { ScoreRow, ScoreSheet } from '#shared/shapes/score-sheet.ts';

/** A built-in score sheet for one game. */
export type BuiltInSheet = ScoreSheet & { bggId: number; gameTitle: string };

/** The sheet of a game in which most points win, following its final scoring. */
export const sheetOf = (bggId: number, gameTitle: string, rows: readonly ScoreRow[]): BuiltInSheet => ({
  bggId,
  gameTitle,
  name: gameTitle,
  outcome: 'highest',
  rows,
});
