import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

/**
 * Where a chosen sheet is in a list that may have changed since, as when the owner's own sheets arrive: the same sheet, or
 * one of its name if it was edited; else the first one.
 */
export function placeOfSheet(sheets: readonly ScoreSheet[], chosen: ScoreSheet | null): number {
  if (!chosen) return 0;
  // Sheets that did not change keep their rows.
  const same = sheets.findIndex(({ rows }) => rows === chosen.rows);
  return Math.max(0, same === -1 ? sheets.findIndex(({ name }) => name === chosen.name) : same);
}
