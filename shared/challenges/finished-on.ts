import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { type DatedPlay, type Days, isWithin } from './game-counts.ts';
import { goalOf, type Played } from './goal.ts';

/**
 * The day of the play that completed a challenge; null if none did. An h-index without a goal is never complete.
 * @param plays by day, the earliest first
 */
export function finishedOn(
  rule: ChallengeRule,
  days: Days,
  plays: readonly DatedPlay[],
  played: Played,
): string | null {
  if (rule.kind === 'h_index' && rule.goal === null) return null;
  const next = goalOf(rule, played);
  const goal = rule.kind === 'h_index' && rule.goal !== null ? { ...next, units: rule.goal, plays: rule.goal } : next;
  const counts = new Map<string, number>();
  let reached = 0;
  for (const { game, day } of plays) {
    const unit = isWithin(day, days) ? goal.unitOf(game) : null;
    if (unit === null) continue;
    const count = (counts.get(unit) ?? 0) + 1;
    counts.set(unit, count);
    if (count === goal.plays) reached += 1;
    if (count === goal.plays && reached === goal.units) return day;
  }
  return null;
}
