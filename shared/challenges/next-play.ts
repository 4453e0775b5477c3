import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import type { GameCounts } from './game-counts.ts';
import type { Progress } from './progress.ts';

/** What the next play of a game does for a challenge. */
export interface NextPlay {
  name: string;
  rule: ChallengeRule;
  /** Plays of the game so far, where more than one is asked for; else what is done of the whole challenge. */
  done: number;
  of: number;
  /** For an alphabet. */
  letter: string | null;
}

interface Counted {
  name: string;
  rule: ChallengeRule;
  progress: Progress;
  /** Of the days of the challenge. */
  counts: GameCounts;
}

/** Tells what one more play of a game would do; null if it brings the challenge no further. */
export function nextPlayFinder({ name, rule, progress, counts }: Counted): (game: GameOfPlays) => NextPlay | null {
  const { goal, units, done, total, isComplete } = progress;
  const plays = new Map(units.map((unit) => [unit.key, unit.plays]));
  // Where the most played games are asked for and are enough, another one needs as many plays as the last of them.
  const needed = goal.games === null && units.length >= goal.units ? Math.min(...plays.values()) : 0;
  const isOfMany = goal.plays > 1 || rule.kind === 'h_index';
  return (game) => {
    const key = isComplete ? null : goal.unitOf(game);
    if (key === null) return null;
    const count = plays.get(key) ?? counts.get(key)?.plays ?? 0;
    if (count >= goal.plays || (count < needed && !plays.has(key))) return null;
    const letter = rule.kind === 'alphabet' ? key : null;
    return { name, rule, done: isOfMany ? count : done, of: isOfMany ? goal.plays : total, letter };
  };
}
