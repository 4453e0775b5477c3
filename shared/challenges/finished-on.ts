import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { DatedPlay } from './game-counts.ts';
import { goalOf, type Played } from './goal.ts';

/**
 * The day of the play that completed a challenge; null if none did. An h-index without a goal is never complete.
 * @param plays on its days, the earliest first
 */
export function finishedOn(rule: ChallengeRule, plays: readonly DatedPlay[], played: Played): string | null {
  if (rule.kind === 'h_index' && rule.goal === null) return null;
  const next = goalOf(rule, played);
  const goal = rule.kind === 'h_index' && rule.goal !== null ? { ...next, units: rule.goal, plays: rule.goal } : next;
  const unitsOfGames = new Map<GameOfPlays, string | null>();
  const unitOf = (game: GameOfPlays) => {
    const known = unitsOfGames.get(game);
    if (known !== undefined) return known;
    const unit = goal.unitOf(game);
    unitsOfGames.set(game, unit);
    return unit;
  };
  const counts = new Map<string, number>();
  let reached = 0;
  for (const { game, day } of plays) {
    const unit = unitOf(game);
    if (unit === null) continue;
    const count = (counts.get(unit) ?? 0) + 1;
    counts.set(unit, count);
    if (count !== goal.plays) continue;
    reached += 1;
    if (reached === goal.units) return day;
  }
  return null;
}
