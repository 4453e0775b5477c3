import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { type Goal, goalOf, hIndexOf, type Played } from './goal.ts';
import { LETTERS } from './letter-of.ts';

/** A game or a letter of a challenge with its plays. */
export interface Unit {
  /** The key of the game, or the letter. */
  key: string;
  /** Null for a letter that no played game begins with. */
  game: GameOfPlays | null;
  plays: number;
}

export interface Progress {
  goal: Goal;
  /** Plays, games, letters, or the h-index so far, and in all. */
  done: number;
  total: number;
  isComplete: boolean;
  /**
   * What counts: chosen games in their order, letters from A to Z, different games by their first play, else the games with
   * the most plays.
   */
  units: readonly Unit[];
}

/** What was done of a challenge, from the plays on its days. */
export function progressOf(rule: ChallengeRule, played: Played): Progress {
  const goal = goalOf(rule, played);
  const { counts, shelf } = played;
  const found = new Map<string, Unit>();
  for (const count of counts.values()) {
    const key = goal.unitOf(count);
    if (key === null) continue;
    const unit = found.get(key);
    if (unit) unit.plays += count.plays;
    else found.set(key, { key, game: shelf.get(count.key) ?? count, plays: count.plays });
  }
  const units = unitsOf(rule, goal, found);
  const isHIndex = rule.kind === 'h_index';
  const h = isHIndex ? hIndexOf(counts) : 0;
  const total = isHIndex ? (rule.goal ?? h + 1) : goal.units * goal.plays;
  const done = isHIndex ? Math.min(h, total) : countedPlays(units, goal);
  return { goal, done, total, isComplete: total > 0 && done >= total, units };
}

function unitsOf({ kind }: ChallengeRule, { games, units }: Goal, found: ReadonlyMap<string, Unit>): Unit[] {
  if (games) return games.map((game) => ({ key: game.key, game, plays: found.get(game.key)?.plays ?? 0 }));
  if (kind === 'alphabet') return LETTERS.map((key) => found.get(key) ?? { key, game: null, plays: 0 });
  if (kind === 'different_games') return [...found.values()];
  return byPlays(found.values()).slice(0, units);
}

const byPlays = (units: Iterable<Unit>): Unit[] => [...units].toSorted((a, b) => b.plays - a.plays);

/** Plays of each unit up to what is asked for, of so many units as are asked for. */
function countedPlays(units: readonly Unit[], goal: Goal): number {
  const counted = units.map(({ plays }) => Math.min(plays, goal.plays)).toSorted((a, b) => b - a);
  return counted.slice(0, goal.units).reduce((sum, plays) => sum + plays, 0);
}
