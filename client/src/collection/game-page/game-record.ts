import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import {
  averageScore,
  byWinRate,
  performanceOf,
  type PlayerPerformance,
} from '#client/plays/rules/player-performance.ts';
import { wonTogether } from '#shared/plays/won-together.ts';

/** A player's statistics for one game. */
export interface PlayerRecord extends PlayerPerformance {
  /** All scores, ascending. */
  scores: readonly number[];
  average: number | null;
  /** The best score, highest or lowest by the rule; null without one. */
  best: number | null;
}

export interface GameRecord {
  /** Best proven win rate first. */
  players: readonly PlayerRecord[];
  /** Number of decided plays. */
  contests: number;
  /** Co-operative plays, and number won. */
  coopPlays: number;
  coopWins: number;
  lowestWins: boolean;
}

/** Statistics of one game's plays. @param plays of one game, latest first */
export function gameRecordOf(plays: readonly LoggedPlay[]): GameRecord {
  const decidedByScore = plays.find(({ outcome }) => outcome === 'highest' || outcome === 'lowest');
  const lowestWins = decidedByScore?.outcome === 'lowest';
  const scores = new Map<unknown, number[]>();
  for (const { seated } of plays)
    for (const { person, score } of seated)
      if (score !== null) {
        const own = scores.get(person);
        if (own) own.push(score);
        else scores.set(person, [score]);
      }

  const coop = plays.filter(({ outcome }) => outcome === 'cooperative');
  return {
    players: performanceOf(plays)
      .toSorted(byWinRate)
      .map((player) => {
        const own = (scores.get(player.person) ?? []).toSorted((a, b) => a - b);
        return {
          ...player,
          scores: own,
          average: averageScore(player),
          best: (lowestWins ? own[0] : own.at(-1)) ?? null,
        };
      }),
    contests: plays.filter(({ isContest }) => isContest).length,
    coopPlays: coop.length,
    coopWins: coop.filter(({ results }) => wonTogether(results) === true).length,
    lowestWins,
  };
}
