import type { Candidate } from '#shared/evening/candidate.ts';
import type { GameOfGroup, Group } from './table-values.ts';

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

/** Constraints: groups that must sit at a table, and the id of a fixed game per table or null. */
export interface LockedSplit {
  first: number;
  second: number;
  games: readonly [number | null, number | null];
}

/**
 * The best division of everybody over two tables with one game each, or null. Searches all divisions and pairs of
 * games; a game is skipped if even the best one beside it, without penalties, is not better than the best found. Without
 * constraints the first party sits at the first table. @param minutes of the evening
 */
export function searchSplit(groups: readonly Group[], minutes: number, locked: LockedSplit): Split | null {
  const all = groups.length - 1;
  const isFree = locked.first === 0 && locked.second === 0 && locked.games.every((game) => game === null);
  const must = isFree ? 1 : locked.first;
  let best: Split | null = null;
  for (let group = 1; group < all; group += 1) {
    if ((group & must) !== must || (group & locked.second) !== 0) continue;
    const [here, there] = [groups[group], groups[all ^ group]];
    if (!here || !there || here.heads < FEWEST || there.heads < FEWEST) continue;
    const uneven =
      POINTS_AN_UNEVEN_HEAD * (here.heads + there.heads) * Math.max(0, Math.abs(here.heads - there.heads) - 1);
    if (best && here.most + there.most - uneven <= best.points) continue;
    const [mine, theirs] = [allowed(here, locked.games[0]), allowed(there, locked.games[1])];
    for (const one of mine) {
      if (best && one.points + there.most - uneven <= best.points) continue;
      for (const other of theirs) {
        const most = one.points + other.points - uneven;
        if (one.game === other.game || (best && most <= best.points)) continue;
        const [myEnd, theirEnd] = [other.visit + one.minutes, one.visit + other.minutes];
        if (Math.max(myEnd, theirEnd) > minutes) continue;
        const waiting =
          waits(here, theirEnd - myEnd) +
          waits(there, myEnd - theirEnd) +
          waits(here, other.visit) +
          waits(there, one.visit);
        if (!best || most - waiting > best.points)
          best = { group, games: [one.game, other.game], points: most - waiting };
      }
    }
  }
  return best;
}

const allowed = ({ games }: Group, locked: number | null): GameOfGroup[] =>
  locked === null ? games() : games().filter(({ game }) => game.id === locked);

const waits = ({ heads }: Group, minutes: number): number =>
  heads * Math.floor(Math.max(0, minutes) / MINUTES_WAITED_A_POINT);
