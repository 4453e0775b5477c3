import type { Candidate } from '#shared/evening/candidate.ts';
import { IMPOSSIBLE, type TableValues } from './table-values.ts';

/** Minimum number of people at a table. */
const FEWEST = 2;
/**
 * Penalty in points per person of difference between the tables, and per minutes that a person waits for the other
 * table, or for the host who explains there.
 */
const POINTS_AN_UNEVEN_HEAD = 2;
const MINUTES_WAITED_A_POINT = 5;

/** A group of parties at the first table, and the games at both. */
export interface Split {
  group: number;
  games: [Candidate, Candidate];
  points: number;
}

/** Constraints: groups that must sit at a table, and a fixed game per table or null. */
export interface LockedSplit {
  first: number;
  second: number;
  games: readonly [number | null, number | null];
}

/**
 * The best division of everybody over two tables with one game each, or null. Searches all divisions and pairs of
 * games; a division is skipped if its two best games, without penalties, are not better than the best found. Without
 * constraints the first party sits at the first table.
 */
export function searchSplit(values: TableValues, locked: LockedSplit): Split | null {
  const groups = values.heads.length;
  const all = groups - 1;
  const heads = (group: number) => values.heads[group] ?? 0;
  const isFree = locked.first === 0 && locked.second === 0 && locked.games.every((game) => game === null);
  const must = isFree ? 1 : locked.first;
  let found: { group: number; places: [number, number] } | null = null;
  let most = IMPOSSIBLE;
  for (let group = 1; group < all; group += 1) {
    if ((group & must) !== must || (group & locked.second) !== 0) continue;
    const rest = all ^ group;
    const [here, there] = [heads(group), heads(rest)];
    if (here < FEWEST || there < FEWEST) continue;
    const uneven = POINTS_AN_UNEVEN_HEAD * (here + there) * Math.max(0, Math.abs(here - there) - 1);
    if ((values.best[group] ?? 0) + (values.best[rest] ?? 0) - uneven <= most) continue;
    const pair = bestPair(values, [group, rest], locked.games, most + uneven);
    if (!pair) continue;
    most = pair.points - uneven;
    found = { group, places: pair.places };
  }
  const [first, second] = found ? found.places.map((place) => values.games[place]) : [];
  return found && first && second ? { group: found.group, games: [first, second], points: most } : null;
}

/** The best pair of different games for two groups, if it scores more than `least`; else null. */
function bestPair(
  { games, heads, points, minutes, visits, limit, best }: TableValues,
  [group, rest]: [number, number],
  [first, second]: readonly [number | null, number | null],
  least: number,
): { points: number; places: [number, number] } | null {
  const [here, there] = [heads[group] ?? 0, heads[rest] ?? 0];
  let most = least;
  let places: [number, number] | null = null;
  for (let one = first ?? 0; one < (first === null ? games.length : first + 1); one += 1) {
    const mine = points[group * games.length + one] ?? IMPOSSIBLE;
    if (mine === IMPOSSIBLE || mine + (best[rest] ?? 0) <= most) continue;
    const myMinutes = minutes[group * games.length + one] ?? 0;
    const theirDelay = visits[group * games.length + one] ?? 0;
    for (let other = second ?? 0; other < (second === null ? games.length : second + 1); other += 1) {
      const theirs = points[rest * games.length + other] ?? IMPOSSIBLE;
      if (other === one || theirs === IMPOSSIBLE || mine + theirs <= most) continue;
      const myDelay = visits[rest * games.length + other] ?? 0;
      const [myEnd, theirEnd] = [myDelay + myMinutes, theirDelay + (minutes[rest * games.length + other] ?? 0)];
      if (Math.max(myEnd, theirEnd) > limit) continue;
      const waiting =
        waits(here, Math.max(0, theirEnd - myEnd)) +
        waits(there, Math.max(0, myEnd - theirEnd)) +
        waits(here, myDelay) +
        waits(there, theirDelay);
      if (mine + theirs - waiting <= most) continue;
      most = mine + theirs - waiting;
      places = [one, other];
    }
  }
  return places && { points: most, places };
}

const waits = (heads: number, minutes: number): number => heads * Math.floor(minutes / MINUTES_WAITED_A_POINT);
