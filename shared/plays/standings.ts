import type { PlayOutcome } from '#shared/enums.ts';
import type { PlayerResult } from './read-play.ts';
import { winningSeats } from './winner.ts';

/** One player of a play, in finishing order. */
export interface Standing extends PlayerResult {
  /** From 1, ties share one; null if the play has no ranking. */
  position: number | null;
  winner: boolean;
}

interface Decided {
  outcome: PlayOutcome;
  winner: string | null;
  results: readonly PlayerResult[];
}

/**
 * The players as a list of plays shows them: by score, best first, without a score last; a ranking by rank; otherwise
 * winners first. Ties keep the recorded order.
 */
export function standings(play: Decided): Standing[] {
  const winners = new Set(winningSeats(play));
  const worth = worthBy[play.outcome];
  const entries = play.results.map((result) => ({
    ...result,
    winner: winners.has(result),
    worth: worth(result),
  }));
  const ordered = entries.toSorted((a, b) => Number(b.winner) - Number(a.winner) || compare(b.worth, a.worth));
  return ordered.map(({ worth: own, ...entry }) => ({
    ...entry,
    position: own === null ? null : 1 + entries.filter((other) => other.worth !== null && other.worth > own).length,
  }));
}

type Worth = (result: PlayerResult) => number | null;

const byScore: Worth = ({ score }) => score;
const nothing: Worth = () => null;

/** The sort value for each outcome. */
const worthBy: Record<PlayOutcome, Worth> = {
  highest: byScore,
  lowest: ({ score }) => (score === null ? null : -score),
  ranking: ({ rank }) => (rank === undefined ? null : -rank),
  cooperative: nothing,
  teams: nothing,
  none: nothing,
};

const compare = (a: number | null, b: number | null): number => (a ?? -Infinity) - (b ?? -Infinity) || 0;
