import { scoreText } from '#client/lib/number-text.ts';
import type { RowWorth } from '#shared/rules/score-pad/score-sheet.ts';

/** What a number in a row counts, in a few words; '' where it counts as it stands. */
export function worthWords(worth: RowWorth): string {
  if (worth.by === 'points') return '';
  if (worth.by === 'list') return 'by a list';
  const each = scoreText(worth.points);
  return worth.per === 1 ? `${each} each` : `${each} for every ${scoreText(worth.per)}`;
}
