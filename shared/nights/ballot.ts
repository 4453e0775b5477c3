import { t } from '#shared/words/words.ts';

/** One attendee's votes on the games of an event, by game id. */
export interface Ballot {
  /** Id of the attendee. */
  voterId: number;
  /** Games that they would like to play. */
  approves: readonly number[];
  /** The one game that they refuse to play. */
  veto: number | null;
  /** Games that they can teach. */
  teaches: readonly number[];
}

/** A vote for a game. */
export interface Approval {
  voterId: number;
  /** In sixths: `WHOLE_VOTE` to 9. */
  sixths: number;
}

/** All votes on one game. */
export interface GameVotes {
  approvals: Approval[];
  vetoedBy: number[];
  teachers: number[];
}

/** An event that somebody attended: games they voted for, and games played. */
export interface AttendedNight {
  at: Date;
  approved: readonly number[];
  played: readonly number[];
}

/** Votes are counted in sixths, so that sums are exact. */
export const WHOLE_VOTE = 6;
const NIGHTS_LOOKED_AT = 3;

const isLost = ({ approved, played }: AttendedNight): boolean =>
  approved.length > 0 && !approved.some((id) => played.includes(id));

/**
 * The weight of a vote in sixths, 6 to 9: one sixth more for each of the last three attended events at which none of
 * the voter's games was played. Events without a vote do not count.
 */
export const voteWeight = (nights: readonly AttendedNight[]): number =>
  WHOLE_VOTE +
  nights
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, NIGHTS_LOOKED_AT)
    .filter(isLost).length;

/** Why somebody's vote counts more, as a sentence; null for a normal vote. */
export function voteWeightText(name: string, sixths: number): string | null {
  const texts: Record<number, string> = {
    7: t(
      "{name}'s votes count a sixth more: on one of their last three nights nothing that they had voted for was played.",
      { name },
    ),
    8: t(
      "{name}'s votes count a third more: on two of their last three nights nothing that they had voted for was played.",
      { name },
    ),
    9: t(
      "{name}'s votes count a half more: on each of their last three nights nothing that they had voted for was played.",
      { name },
    ),
  };
  return texts[sixths] ?? null;
}

/** The same, addressed to the voter. @param sixths defaults to one whole vote */
export function ownWeightText(sixths = WHOLE_VOTE): string | null {
  const texts: Record<number, string> = {
    7: t(
      'Your votes count a sixth more this time: on one of your last three nights nothing that you had voted for was played.',
    ),
    8: t(
      'Your votes count a third more this time: on two of your last three nights nothing that you had voted for was played.',
    ),
    9: t(
      'Your votes count a half more this time: on each of your last three nights nothing that you had voted for was played.',
    ),
  };
  return texts[sixths] ?? null;
}

/**
 * Tallies all ballots by game. Voters missing from `weights` (in sixths) have one whole vote; duplicate games in a
 * ballot count once.
 */
export function tallyBallots(
  ballots: readonly Ballot[],
  weights: ReadonlyMap<number, number> = new Map(),
): Map<number, GameVotes> {
  const byGame = new Map<number, GameVotes>();
  const votesOn = (gameId: number): GameVotes => {
    const votes = byGame.get(gameId) ?? { approvals: [], vetoedBy: [], teachers: [] };
    byGame.set(gameId, votes);
    return votes;
  };
  for (const { voterId, approves, veto, teaches } of ballots.toSorted((a, b) => a.voterId - b.voterId)) {
    const sixths = weights.get(voterId) ?? WHOLE_VOTE;
    for (const gameId of new Set(approves)) votesOn(gameId).approvals.push({ voterId, sixths });
    for (const gameId of new Set(teaches)) votesOn(gameId).teachers.push(voterId);
    if (veto !== null) votesOn(veto).vetoedBy.push(voterId);
  }
  return byGame;
}
