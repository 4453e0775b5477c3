import { listText } from '#shared/text/list-text.ts';
import { standings } from './standings.ts';
import type { PlayerResult } from './read-play.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { winnersOf } from './winner.ts';
import { wonTogether } from './won-together.ts';
import { t } from '#shared/words/words.ts';

interface Decided {
  outcome: PlayOutcome;
  winner: string | null;
  results: readonly PlayerResult[];
}

/** The result of a play for a list: 'Ana wins', and everybody with score or place, best first, '' if none. */
export function resultLines(play: Decided): { outcome: string; seats: { name: string; score: string }[] } {
  const seats = standings(play).map(({ name, score, scoreText, position }) => ({
    name,
    score: score === null ? (scoreText ?? (position === null ? '' : `${position}.`)) : String(score),
  }));
  if (play.outcome === 'cooperative') {
    const won = wonTogether(play.results);
    return { outcome: won === null ? t('Played together') : won ? t('Won together') : t('Lost together'), seats };
  }
  const winners = winnersOf(play);
  return {
    outcome:
      winners.length === 0
        ? t('No winner')
        : t('{count, plural, one {{names} wins} other {{names} win}}', {
            names: listText(winners),
            count: winners.length,
          }),
    seats,
  };
}

/** The result of a play in one line: 'Ana wins: Ana 54, Ben 41', 'Ana and Ben won together'. */
export function playResultText(play: Decided): string {
  const names = play.results.map(({ name }) => name);
  if (play.outcome === 'cooperative') {
    const won = wonTogether(play.results);
    if (won === null) return t('{names} played together', { names: listText(names) });
    return won
      ? t('{names} won together', { names: listText(names) })
      : t('{names} lost together', { names: listText(names) });
  }
  const { outcome } = resultLines(play);
  const rows = standings(play);
  const isScored = rows.some(({ score }) => score !== null);
  const seats = rows.map(({ name, score, scoreText }) => (score === null ? name : `${name} ${scoreText ?? score}`));
  return isScored
    ? t('{outcome}: {seats}', { outcome, seats: seats.join(', ') })
    : t('{outcome}. At the table: {names}', { outcome, names: listText(names) });
}
