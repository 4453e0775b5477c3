import type { PlayOutcome } from '../../enums.ts';
import type { PlayerResult } from './read-play.ts';

interface Decided {
  outcome: PlayOutcome;
  /** As its owner or the imported file names it; null where nobody did. */
  winner: string | null;
  results: readonly PlayerResult[];
}

/**
 * Names of those who won, in the order of the record. Players said to have won did; else the winner that was named;
 * else by how the play is decided: for scores the single best one, so that a tie has no winner; for a
 * ranking those at rank 1. Co-operative, team and score-less plays are won by who is said to have won.
 */
export function winnersOf({ outcome, winner, results }: Decided): string[] {
  if (results.some(({ won }) => won)) return results.filter(({ won }) => won).map(({ name }) => name);
  if (winner?.trim()) return [winner.trim()];
  if (outcome === 'highest') return single(best(results, (score) => score));
  if (outcome === 'lowest') return single(best(results, (score) => -score));
  if (outcome === 'ranking') return results.filter(({ rank }) => rank === 1).map(({ name }) => name);
  return [];
}

/** The winner of a play where there is exactly one. */
export function winnerOf(play: Decided): string | null {
  const [only = null, ...others] = winnersOf(play);
  return others.length === 0 ? only : null;
}

/** Names with the best score, by what counts as more. One pass: it runs for every play of an owner. */
function best(results: readonly PlayerResult[], worth: (score: number) => number): string[] {
  let top = -Infinity;
  let names: string[] = [];
  for (const { name, score } of results) {
    if (score === null) continue;
    const own = worth(score);
    if (own > top) [top, names] = [own, [name]];
    else if (own === top) names.push(name);
  }
  return names;
}

const single = (names: string[]): string[] => (names.length === 1 ? names : []);
