import type { PlayOutcome } from '#shared/enums.ts';
import { standings } from '#shared/rules/plays/standings.ts';
import { winnersOf } from '#shared/rules/plays/winner.ts';
import type { PlayFields } from './play-fields.ts';
import type { ParsedPlay } from './parse-play-fields.ts';

const RULES: Record<PlayOutcome, string> = {
  highest: 'The winner is the highest score.',
  lowest: 'The winner is the lowest score.',
  ranking: 'The first player wins. Tied players share a place.',
  cooperative: 'You win or lose together.',
  teams: 'Everybody on the winning team wins.',
  none: 'Nobody counts points here. You may name a winner under More.',
};

/** 'Ana, Bea and Cem'. */
export const nameList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** The rule for the winner, and the present winner. */
export function winnerNote(fields: PlayFields, parsed: ParsedPlay): { rule: string; now: string | null } {
  return { rule: RULES[fields.outcome], now: hasOutcome(fields) ? outcomeText(parsed) : null };
}

/** Whether anything that decides has been entered. */
function hasOutcome({ outcome, rows, ending, winningTeam, winner }: PlayFields): boolean {
  if (winner.trim() !== '') return true;
  if (outcome === 'cooperative') return ending !== '';
  if (outcome === 'teams') return winningTeam !== '';
  if (outcome === 'ranking') return rows.some(({ name, rank }) => name.trim() !== '' && rank !== '');
  return outcome !== 'none' && rows.some(({ name, score }) => name.trim() !== '' && score !== '');
}

/** Describes the winner in a sentence. */
function outcomeText(parsed: ParsedPlay): string {
  const winners = winnersOf(parsed);
  if (winners.length > 0) return `${nameList(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`;
  if (parsed.outcome === 'cooperative') return 'The game wins.';
  const tied = standings(parsed).filter(({ position }) => position === 1);
  return tied.length > 1
    ? `${nameList(tied.map(({ name }) => name))} are tied: no winner. If a tie-break decided, name the winner under More.`
    : 'No winner yet.';
}
