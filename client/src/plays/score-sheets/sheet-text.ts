import type { RowWorth, ScoreSheet } from '#shared/shapes/score-sheet.ts';

const pointsText = (points: number) => `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** A number with a minus sign (U+2212). */
const signed = (number: number) => number.toLocaleString().replace('-', '−');

/** The worth of a row as text. */
export function worthText(worth: RowWorth): string {
  if (worth.by === 'points') return 'Points as typed';
  if (worth.by === 'list') return `For 0, 1, 2...: ${worth.points.map(signed).join(', ')}`;
  return worth.per === 1 ? `${pointsText(worth.points)} each` : `${pointsText(worth.points)} for every ${worth.per}`;
}

/** A sheet's rows, and the winning rule if not the most points. */
export function sheetText({ rows, outcome }: ScoreSheet): string {
  const what = rows.length === 0 ? 'Round by round' : rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return outcome === 'highest' ? what : `${what}, fewest points win`;
}
