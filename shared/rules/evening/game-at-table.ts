import { type Candidate, isForHeads } from './candidate.ts';
import { explainingCosts, fitPoints, maybePoints, POINTS_A_SIXTH, ratingPoints, sixthsFor } from './game-points.ts';
import { tieBreakNoise } from './tie-break-noise.ts';
import type { Evening } from './evening.ts';
import { headsOf, type Party } from './party.ts';
import { type Explanation, explanationAt } from './teaching.ts';

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
  /** Points for player count, rating and time since the last play, without votes and noise. */
  quality: number;
  /** Their votes for it, in sixths of a vote. */
  sixths: number;
  points: number;
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

type Circumstances = Pick<Evening, 'now' | 'seed' | 'maybeHeads'>;

/** The games that all of these parties can play at one table, with points. */
export const gamesAtTable = (
  candidates: readonly Candidate[],
  parties: readonly Party[],
  circumstances: Circumstances,
): GameAtTable[] =>
  candidates
    .filter((candidate) => exclusionReasons(candidate, parties).length === 0)
    .flatMap((candidate) => gameAtTable(candidate, parties, circumstances) ?? []);

/** One game for all of these parties; null if some do not know it and nobody present can explain it. */
export function gameAtTable(
  candidate: Candidate,
  parties: readonly Party[],
  { now, seed, maybeHeads }: Circumstances,
): GameAtTable | null {
  const explanation = explanationAt(candidate, parties);
  if (!explanation) return null;
  const here = new Set(parties.map(({ id }) => id));
  const heads = headsOf(parties);
  const sixths = sixthsFor(candidate, (id) => here.has(id));
  const quality =
    fitPoints(candidate, heads) +
    ratingPoints(candidate, now) +
    maybePoints(candidate, heads, maybeHeads) -
    explainingCosts(explanation.minutes);
  return {
    candidate,
    explanation,
    minutes: candidate.minutes + explanation.minutes,
    wantedBy: candidate.approvals.map(({ voterId }) => voterId).filter((id) => here.has(id)),
    quality,
    sixths,
    points: quality + tieBreakNoise(seed, candidate.id) + POINTS_A_SIXTH * sixths,
  };
}

/** Highest points first, then lowest id. */
export const byPoints = (games: readonly GameAtTable[]): GameAtTable[] =>
  games.toSorted((a, b) => b.points - a.points || a.candidate.id - b.candidate.id);
