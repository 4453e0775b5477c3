import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';

export interface PlayTotals {
  plays: number;
  /** Wins of all players in decided plays: the sum of their wins in the table of players. */
  totalWins: number;
  /** Number of people who have such a win. */
  winners: number;
  /** First plays of a game. */
  newGames: number;
}

/** The values of the tiles. */
export function totalsOf(plays: readonly LoggedPlay[]): PlayTotals {
  const winners = new Set<PlayPerson>();
  let totalWins = 0;
  let newGames = 0;
  for (const { seated, isContest, isFirst } of plays) {
    if (isFirst) newGames += 1;
    if (!isContest) continue;
    for (const { person, won } of seated) {
      if (!won) continue;
      totalWins += 1;
      winners.add(person);
    }
  }
  return { plays: plays.length, totalWins, winners: winners.size, newGames };
}
