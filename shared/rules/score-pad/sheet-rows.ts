import type { RowWorth, ScoreRow } from './score-sheet.ts';

const row = (label: string, worth: RowWorth): ScoreRow => ({
  key: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  label,
  worth,
});

/** A row whose points are typed. Its key is made of its label, so that a built-in sheet is the same on every device. */
export const typed = (label: string): ScoreRow => row(label, { by: 'points' });

/** A row of things, each `per` of them worth so many points. */
export const each = (label: string, points: number, per = 1): ScoreRow => row(label, { by: 'each', points, per });

/** A row of things whose points stand in a table, from none of them on; the last one is for all beyond. */
export const table = (label: string, ...points: number[]): ScoreRow => row(label, { by: 'list', points });
