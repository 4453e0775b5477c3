import { listText } from '#shared/text/list-text.ts';
import { standings } from './standings.ts';
import type { PlayerResult } from './read-play.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { winnersOf } from './winner.ts';
import { wonTogether } from './won-together.ts';

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
    return { outcome: won === null ? 'Played together' : won ? 'Won together' : 'Lost together', seats };
  }
  const winners = winnersOf(play);
  return {
    outcome: winners.length === 0 ? 'No winner' : `${listText(winners)} ${winners.length === 1 ? 'wins' : 'win'}`,
    seats,
  };
}

/** The result of a play in one line: 'Ana wins: Ana 54, Ben 41', 'Ana and Ben won together'. */
export function playResultText(play: Decided): string {
  const names = play.results.map(({ name }) => name);
  if (play.outcome === 'cooperative') {
    const won = wonTogether(play.results);
    return won === null ? `${listText(names)} played together` : `${listText(names)} ${won ? 'won' : 'lost'} together`;
  }
  const { outcome } = resultLines(play);
  const rows = standings(play);
  const isScored = rows.some(({ score }) => score !== null);
  const seats = rows.map(({ name, score, scoreText }) => (score === null ? name : `${name} ${scoreText ?? score}`));
  return isScored ? `${outcome}: ${seats.join(', ')}` : `${outcome}. At the table: ${listText(names)}`;
}
