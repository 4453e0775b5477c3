import { pointsOf, roundKey, type RowWorth } from '#shared/shapes/score-sheet.ts';
import { rowForm, type RowFields } from './sheet-form.ts';
import { t } from '#client/plays/words/words.ts';

export interface PreviewRow {
  key: string;
  label: string;
  /** A typical number. */
  typed: number;
  /** Its points; null while the worth is incomplete. */
  points: number | null;
}

/** Example rounds for a sheet without rows. */
const ROUNDS = [12, 7, 15];

/** An example column for the entered rows. */
export function previewOf(rows: readonly RowFields[]): { rows: PreviewRow[]; total: number } {
  const shown = rows.length === 0 ? ROUNDS.map(roundOf) : rows.map(rowOf);
  return { rows: shown, total: shown.reduce((sum, { points }) => sum + (points ?? 0), 0) };
}

const roundOf = (points: number, index: number): PreviewRow => ({
  key: roundKey(index + 1),
  label: t('Round {number}', { number: index + 1 }),
  typed: points,
  points,
});

function rowOf(row: RowFields, index: number): PreviewRow {
  const label = row.label.trim() || t('Row {number}', { number: index + 1 });
  const { data } = rowForm.safeParse({ ...row, label });
  if (!data) return { key: row.key, label, typed: 1, points: null };
  const typed = exampleOf(data.worth, index);
  return { key: row.key, label, typed, points: pointsOf(data.worth, typed) };
}

/** An example number that shows the worth: more than one complete group, or inside the table. */
function exampleOf(worth: RowWorth, index: number): number {
  if (worth.by === 'each') return worth.per === 1 ? 3 : worth.per * 2 + 1;
  if (worth.by === 'list') return Math.min(3, worth.points.length - 1);
  return ROUNDS[index % ROUNDS.length] ?? 0;
}
