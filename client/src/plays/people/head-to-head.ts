import type { LoggedPlay, PlayPerson, Seated } from '../rules/play-log.ts';

/** One person's results against another. */
export interface HeadToHead {
  opponent: PlayPerson;
  /** Plays together, of any kind. */
  together: number;
  /** Contests in which either was ahead, or neither. */
  ahead: number;
  behind: number;
  level: number;
}

/** One person against all others; most plays together first. */
export function headToHeadOf(plays: Iterable<LoggedPlay>, person: PlayPerson): HeadToHead[] {
  const byOpponent = new Map<PlayPerson, HeadToHead>();
  for (const play of plays) {
    const mine = seatOf(play, person);
    if (!mine) continue;
    for (const theirs of play.seated) {
      if (theirs === mine) continue;
      const { person: opponent } = theirs;
      let entry = byOpponent.get(opponent);
      if (!entry) byOpponent.set(opponent, (entry = { opponent, together: 0, ahead: 0, behind: 0, level: 0 }));
      entry.together += 1;
      const order = orderOf(play, mine, theirs);
      if (order === null) continue;
      if (order < 0) entry.ahead += 1;
      else if (order > 0) entry.behind += 1;
      else entry.level += 1;
    }
  }
  return [...byOpponent.values()].toSorted(
    (a, b) => b.together - a.together || a.opponent.name.localeCompare(b.opponent.name),
  );
}

/** Somebody's seat in a play; undefined if they have none. */
export function seatOf({ seated }: LoggedPlay, person: PlayPerson): Seated | undefined {
  // A function for each of twenty thousand plays takes longer.
  for (const seat of seated) if (seat.person === person) return seat;
  return undefined;
}

/**
 * Compares two players of a play: negative if the first was ahead. By winning, else by rank, or score by the rule. Null
 * if they did not compete: co-operative or same team.
 */
export function orderOf({ isContest, outcome }: LoggedPlay, mine: Seated, theirs: Seated): number | null {
  if (!isContest || (mine.team && mine.team === theirs.team)) return null;
  if (mine.won !== theirs.won) return mine.won ? -1 : 1;
  if (mine.rank !== undefined && theirs.rank !== undefined) return Math.sign(mine.rank - theirs.rank);
  if (mine.score === null || theirs.score === null) return 0;
  if (outcome === 'highest') return Math.sign(theirs.score - mine.score);
  return outcome === 'lowest' ? Math.sign(mine.score - theirs.score) : 0;
}

/** Minimum number of contests for a rivalry. */
const ENOUGH_MEETINGS = 3;

/**
 * Returns the opponent they beat most often, and the one who beats them; null if nobody stands out over at least three
 * contests.
 */
export function rivalsOf(records: readonly HeadToHead[]): {
  easiestOpponent: HeadToHead | null;
  nemesis: HeadToHead | null;
} {
  const met = records.filter(({ ahead, behind, level }) => ahead + behind + level >= ENOUGH_MEETINGS);
  const most = (lead: (record: HeadToHead) => number) => {
    const [first = null] = met.toSorted((a, b) => lead(b) - lead(a) || b.together - a.together);
    return first && lead(first) > 0 ? first : null;
  };
  return {
    easiestOpponent: most(({ ahead, behind }) => ahead - behind),
    nemesis: most(({ ahead, behind }) => behind - ahead),
  };
}
