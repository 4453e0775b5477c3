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

/** A seat with its place in the play. */
export interface RankedSeat {
  seat: PlayerResult;
  position: number | null;
  winner: boolean;
}

/**
 * The players as a list of plays shows them: by score, best first, without a score last; a ranking by rank; otherwise
 * winners first. Ties keep the recorded order.
 */
export const standings = (play: Decided): Standing[] =>
  rankedSeats(play).map(({ seat, position, winner }) => ({ ...seat, winner, position }));

/** The same without copies of the seats, for whoever reads thousands of plays. */
export function rankedSeats(play: Decided): RankedSeat[] {
  const winners = winningSeats(play);
  const worth = worthBy[play.outcome];
  const entries = play.results.map((seat) => ({ seat, worth: worth(seat), winner: winners.includes(seat) }));
  const ordered = entries.toSorted((a, b) => Number(b.winner) - Number(a.winner) || compare(b.worth, a.worth));
  return ordered.map(({ seat, worth: own, winner }) => {
    if (own === null) return { seat, winner, position: null };
    let position = 1;
    for (const other of entries) if (other.worth !== null && other.worth > own) position += 1;
    return { seat, winner, position };
  });
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
