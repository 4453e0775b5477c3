import type { PickReason } from './pick-reason.ts';
import { matchesFilters, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';
import { scoreParts } from './score-game.ts';

/** Number of top games to draw from, remembered picks, and points of luck in either direction. */
const TOP = 5;
export const REMEMBERED_PICKS = 3;
const JITTER = 3;

export interface Pick<G extends PickerGame> {
  game: G;
  /** The runners-up, best first, at most four. */
  runnersUp: G[];
}

export interface PickCircumstances {
  /** Ids of the last picks, latest first. */
  history: readonly number[];
  now: Date;
  /** In [0, 1); the only source of chance. */
  random: () => number;
}

/**
 * Picks one of the owned games that match the filters, or null. Avoids the last three picks if possible; draws from the
 * best five, weighted by points; if none has more than 0 points, any of them.
 */
export function pickGame<G extends PickerGame>(
  owned: readonly G[],
  filters: PickerFilters,
  { history, now, random }: PickCircumstances,
): Pick<G> | null {
  const left = owned.filter((game) => matchesFilters(filters, game));
  const recent = new Set(history.slice(0, REMEMBERED_PICKS));
  const fresh = left.filter(({ id }) => !recent.has(id));
  const pool = fresh.length > 0 ? fresh : left;
  const best = pool
    .map((game) => ({ game, points: pointsOf(game, filters, now) }))
    .filter(({ points }) => points > 0)
    .map(({ game, points }) => ({ game, score: points + (random() * 2 - 1) * JITTER }))
    .sort((a, b) => b.score - a.score)
    .slice(0, TOP);
  const chosen = best.length > 0 ? weighted(best, random) : anyOf(pool, random);
  if (!chosen) return null;
  return { game: chosen, runnersUp: best.map(({ game }) => game).filter((game) => game !== chosen) };
}

/** The reasons for a game under these filters. */
export const reasonsFor = (game: PickerGame, filters: PickerFilters, now: Date): PickReason[] =>
  scoreParts(game, filters, now).flatMap(({ reason }) => reason ?? []);

/** The points of a game, without luck. */
export const pointsOf = (game: PickerGame, filters: PickerFilters, now: Date): number =>
  scoreParts(game, filters, now).reduce((sum, { points }) => sum + points, 0);

/** A game's weight is its score, at least 1. */
function weighted<G>(scored: readonly { game: G; score: number }[], random: () => number): G | undefined {
  const weights = scored.map(({ score }) => Math.max(1, score));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return (scored[at] ?? scored.at(-1))?.game;
}

const anyOf = <G>(games: readonly G[], random: () => number): G | undefined =>
  games[Math.min(games.length - 1, Math.floor(random() * games.length))];
