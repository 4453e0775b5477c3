import type { PlayOutcome } from '#shared/enums.ts';
import type { PlayerResult } from '#shared/plays/read-play.ts';
import { rankedSeats } from '#shared/plays/standings.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { LOST } from './rating.ts';

/** What a play tells of the people of a ladder: its sides, each of one or more of them, and the ranks of the sides. */
export interface RatedPlay {
  sides: number[][];
  /** Aligned with the sides; lower is better, equal ones are tied. */
  ranks: number[];
}

interface DecidedPlay {
  outcome: PlayOutcome;
  winner: string | null;
  results: readonly PlayerResult[];
}

/**
 * What a play tells of some people; null if nothing: co-operative plays, plays without a result, and those in which fewer
 * than two sides have one of them. Other seats count as absent, and so do seats without a score beside scored ones.
 * @param personOf who of them has a name; undefined for everybody else
 */
export function ratedPlay(play: DecidedPlay, personOf: (name: string) => number | undefined): RatedPlay | null {
  if (play.outcome === 'cooperative') return null;
  const seats = rankedSeats(play);
  // Who won together with everybody has beaten nobody.
  const haveWon = seats.some(({ winner }) => !winner);
  const isScored = seats.some(({ position, winner }) => position !== null && !(haveWon && winner));
  if (!isScored && !(haveWon && seats[0]?.winner)) return null;

  const sides: Side[] = [];
  const seated = new Set<number>();
  for (const { seat, position, winner } of seats) {
    const won = haveWon && winner;
    if (isScored && position === null && !won) continue;
    const rank = won ? 0 : (position ?? LOST);
    const side = sideOf(sides, teamOf(seat.team, play.outcome === 'teams', won), rank);
    const person = personOf(seat.name);
    if (person === undefined || seated.has(person)) continue;
    seated.add(person);
    side.people.push(person);
  }
  const there = sides.filter(({ people }) => people.length > 0);
  if (there.length < 2 || there.every(({ rank }) => rank === LOST)) return null;
  return { sides: there.map(({ people }) => people), ranks: there.map(({ rank }) => rank) };
}

interface Side {
  /** Null for one seat alone. */
  team: string | null;
  /** Of its best seat, which stands first. */
  rank: number;
  people: number[];
}

/** The side of a team, or a new one. */
function sideOf(sides: Side[], team: string | null, rank: number): Side {
  const known = team === null ? undefined : sides.find((side) => side.team === team);
  if (known) return known;
  const side = { team, rank, people: [] };
  sides.push(side);
  return side;
}

/** By the name of the team. In a play of teams without names, those who won are one and the others another. */
function teamOf(team: string | undefined, ofTeams: boolean, won: boolean): string | null {
  const key = team === undefined ? '' : nameKey(team);
  if (key !== '') return `team ${key}`;
  return ofTeams ? (won ? 'winners' : 'others') : null;
}
