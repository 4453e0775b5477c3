import type { PlayOutcome } from '#shared/enums.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { PlayerResult } from './read-play.ts';

interface Decided {
  outcome: PlayOutcome;
  /** As named by the owner or the imported file; null if not named. */
  winner: string | null;
  results: readonly PlayerResult[];
}

/**
 * The seats that won, in recorded order: seats marked as winners; else the seat of the named winner; else by outcome: the
 * single best score (a tie has no winner), or rank 1. Co-operative, team and score-less plays have only marked winners.
 * Seats are compared as objects, because two of them can have one name.
 */
export function winningSeats({ outcome, winner, results }: Decided): PlayerResult[] {
  const marked = results.filter(({ won }) => won);
  if (marked.length > 0) return marked;
  if (winner?.trim()) return named(winner, results, outcome);
  if (outcome === 'highest' || outcome === 'lowest') return single(best(results, outcome));
  if (outcome === 'ranking') return results.filter(({ rank }) => rank === 1);
  return [];
}

/** Names of the winners, in recorded order; the named winner counts even without a seat. */
export function winnersOf(play: Decided): string[] {
  const seats = winningSeats(play);
  const isNamed = Boolean(play.winner?.trim()) && !play.results.some(({ won }) => won);
  return isNamed ? [play.winner?.trim() ?? ''] : seats.map(({ name }) => name);
}

/** The winner of a play if there is exactly one. */
export function winnerOf(play: Decided): string | null {
  const [only = null, ...others] = winnersOf(play);
  return others.length === 0 ? only : null;
}

/** The seat of a name; of several seats with it the one with the best score. */
function named(winner: string, results: readonly PlayerResult[], outcome: PlayOutcome): PlayerResult[] {
  const key = nameKey(winner);
  const seats = results.filter(({ name }) => nameKey(name) === key);
  if (seats.length < 2) return seats;
  return [...best(seats, outcome), ...seats].slice(0, 1);
}

/** Seats with the best score. A single pass, because it runs for every play of an owner. */
function best(results: readonly PlayerResult[], outcome: PlayOutcome): PlayerResult[] {
  let top = -Infinity;
  let seats: PlayerResult[] = [];
  for (const seat of results) {
    if (seat.score === null) continue;
    const worth = outcome === 'lowest' ? -seat.score : seat.score;
    if (worth > top) [top, seats] = [worth, [seat]];
    else if (worth === top) seats.push(seat);
  }
  return seats;
}

const single = (seats: PlayerResult[]): PlayerResult[] => (seats.length === 1 ? seats : []);
