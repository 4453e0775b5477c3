import { type Candidate, isForHeads } from './candidate.ts';
import { tieBreakNoise } from './tie-break-noise.ts';

const DAY_MS = 86_400_000;

/** Points per sixth of a vote: 12 for a whole vote. */
export const POINTS_A_SIXTH = 2;
/** Points for a game that also seats the maybes. */
export const POINTS_FOR_MAYBES = 6;
const UNRATED_POINTS = 8;
const MINUTES_EXPLAINED_A_POINT = 5;

/**
 * Rates how well a game suits exactly this number of players, which must be within its range: 30 if best, 22 if
 * recommended, 0 if owners advise against it. If only the best counts are known: 14 at a distance of one, 8 at two,
 * else 2. 14 if nothing is known.
 */
export function fitPoints({ bestPlayers, recommendedPlayers }: Candidate, heads: number): number {
  if (bestPlayers.includes(heads)) return 30;
  if (recommendedPlayers.includes(heads)) return 22;
  if (recommendedPlayers.length > 0) return 0;
  if (bestPlayers.length === 0) return 14;
  const away = Math.min(...bestPlayers.map((best) => Math.abs(best - heads)));
  return Math.max(2, 20 - 6 * away);
}

/** Points independent of players: 3 per rating point, time since the last play, and noise. */
export const ownPoints = (candidate: Candidate, { now, seed }: { now: Date; seed: number }): number =>
  ratingPoints(candidate, now) + tieBreakNoise(seed, candidate.id);

/** 3 points per rating point, plus points for time since the last play. */
export const ratingPoints = ({ rating, lastPlayedAt }: Candidate, now: Date): number =>
  (rating > 0 ? Math.round(rating * 3) : UNRATED_POINTS) + restPoints(lastPlayedAt, now);

/** By days since the last play: -10 below 7, -5 below 30, 3 from 90, 6 from 180, else 0; 3 if never played. */
function restPoints(lastPlayedAt: Date | null, now: Date): number {
  if (!lastPlayedAt) return 3;
  const days = (now.getTime() - lastPlayedAt.getTime()) / DAY_MS;
  if (days < 30) return days < 7 ? -10 : -5;
  if (days < 90) return 0;
  return days < 180 ? 3 : 6;
}

/** Points deducted for an explanation of this many minutes. */
export const explainingCosts = (minutes: number): number => Math.floor(minutes / MINUTES_EXPLAINED_A_POINT);

/** Points for the votes of voters accepted by `counts`. */
export const votePoints = (candidate: Candidate, counts: (voterId: number) => boolean): number =>
  POINTS_A_SIXTH * sixthsFor(candidate, counts);

/** The same in sixths of a vote. */
export const sixthsFor = ({ approvals }: Candidate, counts: (voterId: number) => boolean): number =>
  approvals.reduce((sum, { voterId, sixths }) => (counts(voterId) ? sum + sixths : sum), 0);

/** Points for a game that seats the accepted parties and still seats everybody if the maybes come. */
export const maybePoints = (candidate: Candidate, heads: number, maybeHeads: number): number =>
  maybeHeads > 0 && isForHeads(candidate, heads + maybeHeads) ? POINTS_FOR_MAYBES : 0;
