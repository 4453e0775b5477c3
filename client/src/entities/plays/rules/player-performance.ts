import type { LoggedPlay, PlayPerson } from './play-log.ts';

/** A player's statistics. */
export interface PlayerPerformance {
  person: PlayPerson;
  /** Plays of any kind. */
  gamesPlayed: number;
  /** Plays with individual winners, and number of wins. */
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
      const entry = byPerson.get(person) ?? emptyPerformance(person, play.playedAt);
      byPerson.set(person, entry);
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

/** Minimum number of contests for a meaningful win rate. */
export const ENOUGH_CONTESTS = 3;

/** Best win rate first; players with too few contests come last. */
export function byWinRate(a: PlayerPerformance, b: PlayerPerformance): number {
  const proven = (player: PlayerPerformance) => (player.contests >= ENOUGH_CONTESTS ? 1 : 0);
  const rate = (player: PlayerPerformance) => winRate(player.wins, player.contests) ?? -1;
  return (
    proven(b) - proven(a) ||
    rate(b) - rate(a) ||
    b.wins - a.wins ||
    b.gamesPlayed - a.gamesPlayed ||
    a.person.name.localeCompare(b.person.name)
  );
}
