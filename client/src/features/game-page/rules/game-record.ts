import type { LoggedPlay } from '#client/entities/plays/rules/play-log.ts';
import {
  averageScore,
  byWinRate,
  performanceOf,
  type PlayerPerformance,
} from '#client/entities/plays/rules/player-performance.ts';
import { wonTogether } from '#shared/rules/plays/won-together.ts';

/** How somebody does at one game. */
export interface PlayerRecord extends PlayerPerformance {
  /** Every score, ascending. */
  scores: readonly number[];
  average: number | null;
  /** The highest score, or the lowest where that wins; null without one. */
  best: number | null;
}

export interface GameRecord {
  /** Whoever won something from somebody, the best win rate first; those with few plays last. */
  players: readonly PlayerRecord[];
  /** Plays in which somebody could win from somebody. */
  contests: number;
  /** Plays against the game, and how many of them were won. */
  coopPlays: number;
  coopWins: number;
  lowestWins: boolean;
}

/**
 * What the plays of one game come to: who wins, and with how many points.
 * @param plays of one game, the latest first
 */
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
