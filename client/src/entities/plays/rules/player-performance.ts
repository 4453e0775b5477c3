import type { LoggedPlay, PlayPerson } from './play-log.ts';

/** How somebody does at the table. */
export interface PlayerPerformance {
  person: PlayPerson;
  /** Plays of any kind. */
  gamesPlayed: number;
  /** Plays that could be won from somebody, and how many of them were. */
  contests: number;
  wins: number;
  /** Co-operative plays are told apart. */
  coopPlays: number;
  coopWins: number;
  /** Of plays in which the highest score is not the worst; null without a score. */
  bestScore: number | null;
  totalScore: number;
  /** How many scores there are. */
  scored: number;
  lastPlayed: Date;
}

/** Everybody who sat at the table in these plays (the latest first), who played most first. */
export function performanceOf(plays: Iterable<LoggedPlay>): PlayerPerformance[] {
  const byPerson = new Map<PlayPerson, PlayerPerformance>();
  for (const play of plays) {
    for (const { person, score, won } of play.seated) {
      const entry = byPerson.get(person) ?? nothingYet(person, play.playedAt);
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

const nothingYet = (person: PlayPerson, lastPlayed: Date): PlayerPerformance => ({
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

/** Wins out of plays as a share, 0 to 1; null where nothing could be won. */
export const winRate = (wins: number, plays: number): number | null => (plays === 0 ? null : wins / plays);

/** Average of a player's scores; null without one. */
export const averageScore = ({ totalScore, scored }: Pick<PlayerPerformance, 'totalScore' | 'scored'>) =>
  scored === 0 ? null : totalScore / scored;

/** Contests from which on a win rate says something. */
export const ENOUGH_CONTESTS = 3;

/** The best win rate first; those with too few contests to say come after all others. */
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
