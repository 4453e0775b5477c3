import { standings } from './standings.ts';
import type { PlayerResult } from './read-play.ts';
import type { PlayOutcome } from '../enums.ts';
import { winnersOf } from './winner.ts';
import { wonTogether } from './won-together.ts';

interface Decided {
  outcome: PlayOutcome;
  winner: string | null;
  results: readonly PlayerResult[];
}

/** 'Ana, Bea and Cem'. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** How a play ended, in a few words: 'Ana wins: Ana 54, Ben 41', 'Ana and Ben won together'. */
export function resultWords(play: Decided): string {
  const names = play.results.map(({ name }) => name);
  if (play.outcome === 'cooperative') {
    const won = wonTogether(play.results);
    return won === null ? `${listed(names)} played together` : `${listed(names)} ${won ? 'won' : 'lost'} together`;
  }
  const winners = winnersOf(play);
  const said = winners.length === 0 ? 'No winner' : `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
  const rows = standings(play);
  const isScored = rows.some(({ score }) => score !== null);
  const seats = rows.map(({ name, score, scoreText }) => (score === null ? name : `${name} ${scoreText ?? score}`));
  return isScored ? `${said}: ${seats.join(', ')}` : `${said}. At the table: ${listed(names)}`;
}
