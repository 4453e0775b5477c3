import type { RowWorth, ScoreRow } from '#shared/shapes/score-sheet.ts';

const row = (label: string, worth: RowWorth): ScoreRow => ({
  key: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  label,
  worth,
});

/** A row for points. Its key is made from the label, so that a built-in sheet is the same on every device. */
export const pointsRow = (label: string): ScoreRow => row(label, { by: 'points' });

/** A row for items worth `points` for each `per` of them. */
export const perItemRow = (label: string, points: number, per = 1): ScoreRow => row(label, { by: 'each', points, per });

/** A row for items whose points are in a table, starting at zero items; the last value applies to more. */
export const lookupRow = (label: string, ...points: number[]): ScoreRow => row(label, { by: 'list', points });
