import type { RowWorth, ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { numberLocale } from '#client/lib/number-text.ts';
import { t } from '#client/plays/words/words.ts';

/** A number with a minus sign (U+2212). */
const signed = (number: number) => number.toLocaleString(numberLocale).replace('-', '−');

/** The worth of a row as text. */
export function worthText(worth: RowWorth): string {
  if (worth.by === 'points') return t('Points as typed');
  if (worth.by === 'list') return t('For 0, 1, 2...: {points}', { points: worth.points.map(signed).join(', ') });
  const [count, points] = [Math.abs(worth.points), signed(worth.points)];
  return worth.per === 1
    ? t('{count, plural, one {{points} point each} other {{points} points each}}', { count, points })
    : t('{count, plural, one {{points} point for every {per}} other {{points} points for every {per}}}', {
        count,
        points,
        per: worth.per,
      });
}

/** A sheet's rows, and the winning rule if not the most points. */
export function sheetText({ rows, outcome }: ScoreSheet): string {
  const count = rows.length;
  if (count === 0) return outcome === 'highest' ? t('Round by round') : t('Round by round, fewest points win');
  return outcome === 'highest'
    ? t('{count, plural, one {# row} other {# rows}}', { count })
    : t('{count, plural, one {# row, fewest points win} other {# rows, fewest points win}}', { count });
}
