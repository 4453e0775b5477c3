import type { PlayOutcome } from '../../enums.ts';
import type { PlayerResult } from './read-play.ts';

interface Decided {
  outcome: PlayOutcome;
  /** As named by the owner or the imported file; null if not named. */
  winner: string | null;
  results: readonly PlayerResult[];
}

/**
 * Names of the winners, in recorded order. Players marked as winners; else the named winner; else by outcome: the
 * single best score (a tie has no winner), or rank 1. Co-operative, team and score-less plays have only marked winners.
 */
export function winnersOf({ outcome, winner, results }: Decided): string[] {
  if (results.some(({ won }) => won)) return results.filter(({ won }) => won).map(({ name }) => name);
  if (winner?.trim()) return [winner.trim()];
  if (outcome === 'highest') return single(best(results, (score) => score));
  if (outcome === 'lowest') return single(best(results, (score) => -score));
  if (outcome === 'ranking') return results.filter(({ rank }) => rank === 1).map(({ name }) => name);
  return [];
}

/** The winner of a play if there is exactly one. */
export function winnerOf(play: Decided): string | null {
  const [only = null, ...others] = winnersOf(play);
  return others.length === 0 ? only : null;
}

/** Names with the best score according to `worth`. A single pass, because it runs for every play of an owner. */
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
