import { type Candidate, explainersOf, explainsItself, isForHeads, peopleWhoKnow } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { WHOLE_VOTE } from '#shared/nights/ballot.ts';
import type { Party } from '#shared/evening/party.ts';
import { isShort } from '#shared/evening/roles.ts';
import { teachMinutes } from '#shared/evening/teaching.ts';
import { explainingCosts, voteWorth, worthAt } from '#shared/evening/worth.ts';

/** Penalty in points per person for a short game that most of a group did not ask for. */
const A_FILLER = 40;

/** For a game that a group cannot play. */
export const IMPOSSIBLE = -(2 ** 30);

/** The value of each game for each group of parties. A group is a bit mask of its parties. */
export interface TableValues {
  games: readonly Candidate[];
  /** People per group. */
  heads: Int32Array;
  /** Points of game `g` for group `s`, at `s * games.length + g`, or `IMPOSSIBLE`. */
  points: Int32Array;
  /** Minutes to explain and play it. */
  minutes: Int32Array;
  /** Minutes for which the host comes from the other table to explain it, since nobody in the group can. */
  visits: Int32Array;
  /** Minutes of the evening. */
  limit: number;
  /** Points of each group's best game. */
  best: Int32Array;
}

/** Points of every game for every group: its worth, once for each person who plays it. */
export function tableValues(games: readonly Candidate[], parties: readonly Party[], evening: Evening): TableValues {
  const heads = sumsByGroup(parties.map((party) => party.heads));
  const groups = heads.length;
  const all = heads[groups - 1] ?? 0;
  const counts = sumsByGroup(parties.map(() => 1));
  const points = new Int32Array(groups * games.length).fill(IMPOSSIBLE);
  const minutes = new Int32Array(groups * games.length);
  const visits = new Int32Array(groups * games.length);
  const isHostThere = parties.some(({ id }) => id === evening.hostId);
  const best = new Int32Array(groups).fill(IMPOSSIBLE);
  games.forEach((game, place) => {
    const { votes, knowers, explainers } = factsOf(game, parties);
    const hostExplains = isHostThere && explainersOf(game).has(evening.hostId);
    const isFiller = isShort({ candidate: game });
    const hostKnows = peopleWhoKnow(game).has(evening.hostId);
    const unvoted = Array.from({ length: all + 1 }, (_, size) =>
      worthAt(game, { heads: size, parties: 1, sixths: 0, explained: 0 }, evening),
    );
    for (let group = 1; group < groups; group += 1) {
      const size = heads[group] ?? 0;
      if (!isForHeads(game, size)) continue;
      const newcomers = size - (knowers[group] ?? 0);
      const isVisited = newcomers > 0 && explainers[group] === 0 && !explainsItself(game);
      if (isVisited && !hostExplains) continue;
      const fromRules = newcomers === size && !(isVisited && hostKnows);
      const explained = teachMinutes(game.weight, newcomers, size, fromRules);
      if (game.minutes + explained > evening.minutes) continue;
      const [sixths, voters] = [votes[group] ?? 0, counts[group] ?? 1];
      const filler = isFiller && 2 * sixths <= WHOLE_VOTE * voters ? A_FILLER : 0;
      const worth = (unvoted[size] ?? 0) + voteWorth(sixths, voters) - filler - explainingCosts(explained);
      const value = size * worth;
      const at = group * games.length + place;
      points[at] = value;
      minutes[at] = game.minutes + explained;
      visits[at] = isVisited ? explained : 0;
      if (value > (best[group] ?? 0)) best[group] = value;
    }
  });
  return { games, heads, points, minutes, visits, limit: evening.minutes, best };
}

/** Sums a value of the parties for each group. */
function sumsByGroup(ofParties: readonly number[]): Int32Array {
  const sums = new Int32Array(2 ** ofParties.length);
  for (let group = 1; group < sums.length; group += 1) {
    const lowest = 31 - Math.clz32(group & -group);
    sums[group] = (sums[group & (group - 1)] ?? 0) + (ofParties[lowest] ?? 0);
  }
  return sums;
}

/** For one game, per group: the sixths of its votes, and how many know or can explain it. */
function factsOf(game: Candidate, parties: readonly Party[]) {
  const sixths = new Map(game.approvals.map((approval) => [approval.voterId, approval.sixths]));
  const countByGroup = (ids: ReadonlySet<number>) => sumsByGroup(parties.map(({ id }) => (ids.has(id) ? 1 : 0)));
  return {
    votes: sumsByGroup(parties.map(({ id }) => sixths.get(id) ?? 0)),
    knowers: countByGroup(peopleWhoKnow(game)),
    explainers: countByGroup(explainersOf(game)),
  };
}
