import { type Candidate, isForHeads } from './candidate.ts';
import type { Evening } from './evening.ts';
import { headsOf, type Party } from './party.ts';
import { type Explanation, explanationAt } from './teaching.ts';
import { type Circumstances, isDisliked, maybeWorth, sixthsFor, worthAt } from './worth.ts';

/** Why parties cannot play a game, however much time they have. */
export type ExclusionReason = 'absent' | 'vetoed' | 'range';

/** A game that the parties at a table can play. */
export interface GameAtTable {
  candidate: Candidate;
  explanation: Explanation;
  /** Including the explanation. */
  minutes: number;
  /** The parties at this table that voted for it. */
  wantedBy: number[];
  /** Their votes for it, in sixths of a vote. */
  sixths: number;
  /** As of `worthAt`. */
  worth: number;
}

/**
 * The reasons why these parties cannot play a game; empty if they can. A veto of anybody present excludes the game. The
 * owner of a game can explain it, so an owner who is present never lacks a teacher.
 */
export function exclusionReasons(candidate: Candidate, parties: readonly Party[]): ExclusionReason[] {
  const here = new Set(parties.map(({ id }) => id));
  const reasons: ExclusionReason[] = [];
  if (!here.has(candidate.source.by)) reasons.push('absent');
  if (candidate.vetoedBy.some((id) => here.has(id))) reasons.push('vetoed');
  if (!isForHeads(candidate, headsOf(parties))) reasons.push('range');
  return reasons;
}

type AtEvening = Circumstances & Pick<Evening, 'maybeHeads'>;

/** The games that all of these parties can play at one table. */
export const gamesAtTable = (
  candidates: readonly Candidate[],
  parties: readonly Party[],
  evening: AtEvening,
): GameAtTable[] =>
  candidates
    .filter((candidate) => exclusionReasons(candidate, parties).length === 0)
    .flatMap((candidate) => gameAtTable(candidate, parties, evening) ?? []);

/**
 * One game for all of these parties; null if some do not know it and nobody present can explain it. @param visitor of
 * `explanationAt`
 */
export function gameAtTable(
  candidate: Candidate,
  parties: readonly Party[],
  evening: AtEvening,
  visitor: Party | null = null,
): GameAtTable | null {
  const explanation = explanationAt(candidate, parties, visitor);
  if (!explanation) return null;
  const here = new Set(parties.map(({ id }) => id));
  const heads = headsOf(parties);
  const sixths = sixthsFor(candidate, (id) => here.has(id));
  const table = { heads, parties: parties.length, sixths, explained: explanation.minutes };
  return {
    candidate,
    explanation,
    minutes: candidate.minutes + explanation.minutes,
    wantedBy: candidate.approvals.map(({ voterId }) => voterId).filter((id) => here.has(id)),
    sixths,
    worth: worthAt(candidate, table, evening) + maybeWorth(candidate, heads, evening.maybeHeads),
  };
}

/** Whether it may be proposed, beside being kept by the host. */
export const isProposable = ({ candidate, sixths }: GameAtTable): boolean => !isDisliked(candidate, sixths);

/** Worth most first, then lowest id. */
export const byWorth = <Game extends GameAtTable>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => b.worth - a.worth || a.candidate.id - b.candidate.id);

/** Of those that may be proposed and end in time, the one of most worth. */
export const bestWithin = (minutes: number, games: readonly GameAtTable[]): GameAtTable | undefined =>
  byWorth(games.filter((game) => game.minutes <= minutes && isProposable(game)))[0];
