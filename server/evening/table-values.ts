import { type Candidate, explainersOf, explainsItself, isForHeads, peopleWhoKnow } from '#shared/evening/candidate.ts';
import type { Evening } from '#shared/evening/evening.ts';
import { WHOLE_VOTE } from '#shared/nights/ballot.ts';
import type { Party } from '#shared/evening/party.ts';
import { isShort } from '#shared/evening/roles.ts';
import { teachMinutes } from '#shared/evening/teaching.ts';
import { explainingCosts, voteWorth, worthAt } from '#shared/evening/worth.ts';

/** Penalty in points per person for a short game that most of a group did not ask for. */
const A_FILLER = 40;

/** A game that a group can play at one of two tables. */
export interface GameOfGroup {
  game: Candidate;
  /** Its worth, once for each person who plays it. */
  points: number;
  /** To explain and play it. */
  minutes: number;
  /** Minutes for which the host comes from the other table to explain it, since nobody in the group can. */
  visit: number;
}

/** Some of the parties. */
export interface Group {
  heads: number;
  games: GameOfGroup[];
  /** Points of its best game. */
  most: number;
}

/** The groups of all parties by their bit mask, each with the games that it can play in time, in the order given. */
export function groupsOf(games: readonly Candidate[], parties: readonly Party[], evening: Evening): Group[] {
  const heads = sumsByGroup(parties.map((party) => party.heads));
  const counts = sumsByGroup(parties.map(() => 1));
  const groups = Array.from(heads, (size): Group => ({ heads: size, games: [], most: -Infinity }));
  const isHostThere = parties.some(({ id }) => id === evening.hostId);
  for (const game of games) {
    const { votes, knowers, explainers } = factsOf(game, parties);
    const hostExplains = isHostThere && explainersOf(game).has(evening.hostId);
    const hostKnows = peopleWhoKnow(game).has(evening.hostId);
    const isFiller = isShort({ candidate: game });
    const unvoted = Array.from({ length: Math.max(...heads) + 1 }, (_, size) =>
      worthAt(game, { heads: size, parties: 1, sixths: 0, explained: 0 }, evening),
    );
    for (const [at, group] of groups.entries()) {
      const size = group.heads;
      if (at === 0 || !isForHeads(game, size)) continue;
      const newcomers = size - (knowers[at] ?? 0);
      const isVisited = newcomers > 0 && explainers[at] === 0 && !explainsItself(game);
      if (isVisited && !hostExplains) continue;
      const explained = teachMinutes(game.weight, newcomers, size, newcomers === size && !(isVisited && hostKnows));
      const minutes = game.minutes + explained;
      if (minutes > evening.minutes) continue;
      const [sixths, voters] = [votes[at] ?? 0, counts[at] ?? 1];
      const filler = isFiller && 2 * sixths <= WHOLE_VOTE * voters ? A_FILLER : 0;
      const worth = (unvoted[size] ?? 0) + voteWorth(sixths, voters) - filler - explainingCosts(explained);
      const points = size * worth;
      group.games.push({ game, points, minutes, visit: isVisited ? explained : 0 });
      group.most = Math.max(group.most, points);
    }
  }
  return groups;
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
