import type { RowWorth, ScoreRow } from '#shared/shapes/score-sheet.ts';

const row = (key: string, label: string, worth: RowWorth): ScoreRow => ({ key, label, worth });

/** A row for points. Its key is that of the English label, so that a built-in sheet is the same on every device. */
export const pointsRow = (key: string, label: string): ScoreRow => row(key, label, { by: 'points' });

/** A row for items worth `points` for each `per` of them. */
export const perItemRow = (key: string, label: string, points: number, per = 1): ScoreRow =>
  row(key, label, { by: 'each', points, per });

/** A row for items whose points are in a table, starting at zero items; the last value applies to more. */
export const lookupRow = (key: string, label: string, ...points: number[]): ScoreRow =>
  row(key, label, { by: 'list', points });
