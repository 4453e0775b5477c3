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
  /** The games that it can play in time, found again with each call: all groups together have too many to keep. */
  games: () => GameOfGroup[];
  /** Points of its best game, or `IMPOSSIBLE`. */
  most: number;
}

/** For a group that can play nothing. */
const IMPOSSIBLE = -(2 ** 30);

/** The groups of all parties by their bit mask, each with its games in the order given. */
export function groupsOf(games: readonly Candidate[], parties: readonly Party[], evening: Evening): Group[] {
  const heads = sumsByGroup(parties.map((party) => party.heads));
  const counts = sumsByGroup(parties.map(() => 1));
  const players = games.map((game) => playersOf(game, parties, { heads, counts, evening }));
  const most = new Int32Array(heads.length).fill(IMPOSSIBLE);
  for (const playedBy of players)
    for (let group = 1; group < most.length; group += 1)
      most[group] = Math.max(most[group] ?? IMPOSSIBLE, playedBy(group)?.points ?? IMPOSSIBLE);
  return Array.from(heads, (size, group) => ({
    heads: size,
    games: () => players.flatMap((playedBy) => playedBy(group) ?? []),
    most: most[group] ?? IMPOSSIBLE,
  }));
}

interface ByGroup {
  heads: Int32Array;
  /** Parties. */
  counts: Int32Array;
  evening: Evening;
}

/** A game as each group plays it; null if it cannot. */
function playersOf(
  game: Candidate,
  parties: readonly Party[],
  { heads, counts, evening }: ByGroup,
): (group: number) => GameOfGroup | null {
  const [know, explain] = [peopleWhoKnow(game), explainersOf(game)];
  const approved = new Map(game.approvals.map(({ voterId, sixths }) => [voterId, sixths]));
  const votes = sumsByGroup(parties.map(({ id }) => approved.get(id) ?? 0));
  const knowers = sumsByGroup(parties.map(({ id }) => Number(know.has(id))));
  const explainers = sumsByGroup(parties.map(({ id }) => Number(explain.has(id))));
  const hostExplains = explain.has(evening.hostId) && parties.some(({ id }) => id === evening.hostId);
  const hostKnows = know.has(evening.hostId);
  const needsNobody = explainsItself(game);
  const isFiller = isShort({ candidate: game });
  const unvoted = Array.from({ length: (heads.at(-1) ?? 0) + 1 }, (_, size) =>
    worthAt(game, { heads: size, parties: 1, sixths: 0, explained: 0 }, evening),
  );
  return (group) => {
    const size = heads[group] ?? 0;
    if (!isForHeads(game, size)) return null;
    const newcomers = size - (knowers[group] ?? 0);
    const isVisited = newcomers > 0 && explainers[group] === 0 && !needsNobody;
    if (isVisited && !hostExplains) return null;
    const explained = teachMinutes(game.weight, newcomers, size, newcomers === size && !(isVisited && hostKnows));
    const minutes = game.minutes + explained;
    if (minutes > evening.minutes) return null;
    const [sixths, voters] = [votes[group] ?? 0, counts[group] ?? 1];
    const filler = isFiller && 2 * sixths <= WHOLE_VOTE * voters ? A_FILLER : 0;
    const worth = (unvoted[size] ?? 0) + voteWorth(sixths, voters) - filler - explainingCosts(explained);
    return { game, points: size * worth, minutes, visit: isVisited ? explained : 0 };
  };
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
