import type { LoggedPlay, PlayPerson } from './play-log.ts';

/** A player's statistics. */
export interface PlayerPerformance {
  person: PlayPerson;
  /** Plays of any kind. */
  gamesPlayed: number;
  /** Decided plays (`isContest`), and how many of them the player won; every rate is of these two. */
  contests: number;
  wins: number;
  /** Co-operative plays, counted separately. */
  coopPlays: number;
  coopWins: number;
  /** Without plays in which the lowest score wins; null without a score. */
  bestScore: number | null;
  totalScore: number;
  /** Number of scores. */
  scored: number;
  lastPlayed: Date;
}

/** Statistics of everybody in these plays (latest first), most plays first. */
export function performanceOf(plays: Iterable<LoggedPlay>): PlayerPerformance[] {
  const byPerson = new Map<PlayPerson, PlayerPerformance>();
  for (const play of plays) {
    for (const { person, score, won } of play.seated) {
      let entry = byPerson.get(person);
      if (!entry) byPerson.set(person, (entry = emptyPerformance(person, play.playedAt)));
      entry.gamesPlayed += 1;
      if (play.isContest) entry.contests += 1;
      if (play.isContest && won) entry.wins += 1;
      if (play.outcome === 'cooperative') entry.coopPlays += 1;
      if (play.outcome === 'cooperative' && won) entry.coopWins += 1;
      if (score === null) continue;
      entry.scored += 1;
      entry.totalScore += score;
      if (play.outcome !== 'lowest') entry.bestScore = Math.max(entry.bestScore ?? score, score);
    }
  }
  return [...byPerson.values()].toSorted(
    (a, b) => b.gamesPlayed - a.gamesPlayed || a.person.name.localeCompare(b.person.name),
  );
}

const emptyPerformance = (person: PlayPerson, lastPlayed: Date): PlayerPerformance => ({
  person,
  gamesPlayed: 0,
  contests: 0,
  wins: 0,
  coopPlays: 0,
  coopWins: 0,
  bestScore: null,
  totalScore: 0,
  scored: 0,
  lastPlayed,
});

/** Share of wins, 0 to 1; null without contests. */
export const winRate = (wins: number, plays: number): number | null => (plays === 0 ? null : wins / plays);

/** Average score; null without one. */
export const averageScore = ({ totalScore, scored }: Pick<PlayerPerformance, 'totalScore' | 'scored'>) =>
  scored === 0 ? null : totalScore / scored;

/** Minimum number of contests to name somebody, or a game, as the best. */
export const ENOUGH_CONTESTS = 3;

/** For a confidence of 95 per cent. */
const Z = 1.96;

/** The lower end of Wilson's interval, 0 to 1: the win rate that these results prove. -1 without contests. */
export function provenWinRate({ wins, contests }: Pick<PlayerPerformance, 'wins' | 'contests'>): number {
  if (contests === 0) return -1;
  if (wins === 0) return 0;
  const rate = wins / contests;
  const doubt = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * contests)) / contests);
  return (rate + Z ** 2 / (2 * contests) - doubt) / (1 + Z ** 2 / contests);
}

/** Highest proven win rate first: 20 of 25 comes before 3 of 3. */
export function byWinRate(a: PlayerPerformance, b: PlayerPerformance): number {
  return (
    provenWinRate(b) - provenWinRate(a) || b.gamesPlayed - a.gamesPlayed || a.person.name.localeCompare(b.person.name)
  );
}
