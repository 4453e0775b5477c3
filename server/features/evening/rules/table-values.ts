import { type Candidate, explainersOf, isForHeads, peopleWhoKnow } from '#shared/rules/evening/candidate.ts';
import type { Evening } from '#shared/rules/evening/evening.ts';
import { explainingCosts, fitPoints, ownPoints, POINTS_A_SIXTH } from '#shared/rules/evening/game-points.ts';
import type { Party } from '#shared/rules/evening/party.ts';
import { teachMinutes } from '#shared/rules/evening/teaching.ts';

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
  /** Points of each group's best game. */
  best: Int32Array;
}

/**
 * Points of every game for every group. A game's value counts per person who plays it, and a vote counts as much as at
 * a table of half the people, so that tables of different sizes can be added up.
 */
export function tableValues(games: readonly Candidate[], parties: readonly Party[], evening: Evening): TableValues {
  const heads = sumsByGroup(parties.map((party) => party.heads));
  const groups = heads.length;
  const all = heads[groups - 1] ?? 0;
  const points = new Int32Array(groups * games.length).fill(IMPOSSIBLE);
  const minutes = new Int32Array(groups * games.length);
  const best = new Int32Array(groups).fill(IMPOSSIBLE);
  games.forEach((game, place) => {
    const { score, votes, knowers, explainers } = factsOf(game, parties, all, evening);
    for (let group = 1; group < groups; group += 1) {
      const size = heads[group] ?? 0;
      const fits = score[size] ?? IMPOSSIBLE;
      if (fits === IMPOSSIBLE) continue;
      const newcomers = size - (knowers[group] ?? 0);
      if (newcomers > 0 && explainers[group] === 0) continue;
      const explained = teachMinutes(game.weight, newcomers, size);
      if (game.minutes + explained > evening.minutes) continue;
      const value = size * (fits - explainingCosts(explained)) + all * (votes[group] ?? 0);
      const at = group * games.length + place;
      points[at] = value;
      minutes[at] = game.minutes + explained;
      if (value > (best[group] ?? 0)) best[group] = value;
    }
  });
  return { games, heads, points, minutes, best };
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

/**
 * For one game: its score by number of people, and per group half the points of its votes and how many know or can
 * explain it.
 */
function factsOf(game: Candidate, parties: readonly Party[], most: number, { now, seed }: Evening) {
  const own = ownPoints(game, { now, seed });
  const [knows, explains] = [peopleWhoKnow(game), explainersOf(game)];
  const sixths = new Map(game.approvals.map((approval) => [approval.voterId, approval.sixths]));
  const countByGroup = (ids: ReadonlySet<number>) => sumsByGroup(parties.map(({ id }) => (ids.has(id) ? 1 : 0)));
  return {
    score: Array.from({ length: most + 1 }, (_, heads) =>
      isForHeads(game, heads) ? own + fitPoints(game, heads) : IMPOSSIBLE,
    ),
    votes: sumsByGroup(parties.map(({ id }) => (POINTS_A_SIXTH / 2) * (sixths.get(id) ?? 0))),
    knowers: countByGroup(knows),
    explainers: countByGroup(explains),
  };
}
