import { type Candidate, isForHeads } from './candidate.ts';
import { luckOf } from './luck.ts';

const DAY_MS = 86_400_000;

/** Points for a sixth of a vote: 12 for a whole one. */
export const POINTS_A_SIXTH = 2;
/** A game that also seats those who may come. */
export const POINTS_FOR_MAYBES = 6;
const UNRATED_POINTS = 8;
const MINUTES_EXPLAINED_A_POINT = 5;

/**
 * How well a game suits exactly so many, which must be within its range: 30 where it is best, 22 where it is good, 0 where
 * owners say that it is not; where only the best counts are known 14 one away from them, 8 two away, else 2; 14 where
 * nothing is known.
 */
export function fitPoints({ bestPlayers, recommendedPlayers }: Candidate, heads: number): number {
  if (bestPlayers.includes(heads)) return 30;
  if (recommendedPlayers.includes(heads)) return 22;
  if (recommendedPlayers.length > 0) return 0;
  if (bestPlayers.length === 0) return 14;
  const away = Math.min(...bestPlayers.map((best) => Math.abs(best - heads)));
  return Math.max(2, 20 - 6 * away);
}

/** What a game has by itself: 3 points per rating point, for resting long, and luck. */
export const ownPoints = (candidate: Candidate, { now, seed }: { now: Date; seed: number }): number =>
  ratingPoints(candidate, now) + luckOf(seed, candidate.id);

/** 3 points for each point of the rating, and those for resting long. */
export const ratingPoints = ({ rating, lastPlayedAt }: Candidate, now: Date): number =>
  (rating > 0 ? Math.round(rating * 3) : UNRATED_POINTS) + restPoints(lastPlayedAt, now);

/** By days since the last play: -10 under 7, -5 under 30, then nothing, 3 from 90 and 6 from 180; never played 3. */
function restPoints(lastPlayedAt: Date | null, now: Date): number {
  if (!lastPlayedAt) return 3;
  const days = (now.getTime() - lastPlayedAt.getTime()) / DAY_MS;
  if (days < 30) return days < 7 ? -10 : -5;
  if (days < 90) return 0;
  return days < 180 ? 3 : 6;
}

/** Points that explaining a game for so many minutes costs. */
export const explainingCosts = (minutes: number): number => Math.floor(minutes / MINUTES_EXPLAINED_A_POINT);

/** The votes of those for whom `counts` holds, in points. */
export const votePoints = (candidate: Candidate, counts: (voterId: number) => boolean): number =>
  POINTS_A_SIXTH * sixthsFor(candidate, counts);

/** The same in sixths of a vote. */
export const sixthsFor = ({ approvals }: Candidate, counts: (voterId: number) => boolean): number =>
  approvals.reduce((sum, { voterId, sixths }) => (counts(voterId) ? sum + sixths : sum), 0);

/** For a game that seats those who said yes, and everybody if those who may come do. */
export const maybePoints = (candidate: Candidate, heads: number, maybeHeads: number): number =>
  maybeHeads > 0 && isForHeads(candidate, heads + maybeHeads) ? POINTS_FOR_MAYBES : 0;
