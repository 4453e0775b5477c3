/** What somebody says about the games of a night, by ids of games. */
export interface Ballot {
  /** Of the attendee. */
  voterId: number;
  /** Any number of games that they would like to play. */
  approves: readonly number[];
  /** The one game that they will not play. */
  veto: number | null;
  /** Games that they can teach, whether they want to play them or not. */
  teaches: readonly number[];
}

/** A vote for a game. */
export interface Approval {
  voterId: number;
  /** `WHOLE_VOTE` to 9 sixths of a vote. */
  sixths: number;
}

/** What all ballots together say about one game. */
export interface GameVotes {
  approvals: Approval[];
  vetoedBy: number[];
  teachers: number[];
}

/** A night that somebody came to: games that they had voted for, and those that were played. */
export interface AttendedNight {
  at: Date;
  approved: readonly number[];
  played: readonly number[];
}

/** A vote is counted in sixths, so that sums are exact. */
export const WHOLE_VOTE = 6;
const NIGHTS_LOOKED_AT = 3;

const isLost = ({ approved, played }: AttendedNight): boolean =>
  approved.length > 0 && !approved.some((id) => played.includes(id));

/**
 * What somebody's vote counts, in sixths: a sixth more for each of the last three nights they came to on which nothing
 * that they had voted for was played; 6 to 9, which is one to one and a half votes. A night on which they did not vote is
 * not lost.
 */
export const voteWeight = (nights: readonly AttendedNight[]): number =>
  WHOLE_VOTE +
  nights
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, NIGHTS_LOOKED_AT)
    .filter(isLost).length;

const MORE: Record<number, [more: string, nights: string]> = {
  7: ['a sixth', 'on one of their last three nights'],
  8: ['a third', 'on two of their last three nights'],
  9: ['a half', 'on each of their last three nights'],
};

/** Why somebody's vote counts more, in a sentence; null where it counts one. */
export function voteWeightWords(name: string, sixths: number): string | null {
  const words = MORE[sixths];
  return words
    ? `${name}'s votes count ${words[0]} more: ${words[1]} nothing that they had voted for was played.`
    : null;
}

/** The same to the voter themselves. @param sixths that of one whole vote where it is left out */
export function ownWeightWords(sixths = WHOLE_VOTE): string | null {
  const words = MORE[sixths];
  return words
    ? `Your votes count ${words[0]} more this time: ${words[1].replace('their', 'your')} nothing that you had voted for was played.`
    : null;
}

/**
 * All ballots by game. `weights` has the voters' weights in sixths; who is not in it has one whole vote. A game that
 * somebody names twice has one vote of theirs.
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
