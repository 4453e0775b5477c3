import { isShort } from '#shared/rules/evening/roles.ts';
import type { WeighedGame } from './game-score.ts';

/**
 * The game that is always part of the evening: the one with the most votes, or a longer one that can be the main game
 * and has at least half as many. Null without votes.
 */
export function mostWanted(games: readonly WeighedGame[]): WeighedGame | null {
  let first: WeighedGame | null = null;
  let long: WeighedGame | null = null;
  for (const game of games) {
    if (game.wantedBy.length === 0) continue;
    if (!first || order(game, first) < 0) first = game;
    if (!isShort(game) && (!long || order(game, long) < 0)) long = game;
  }
  return first && long && 2 * long.wantedBy.length >= first.wantedBy.length ? long : first;
}

/** Most votes first, then highest score, then lowest id. */
const order = (a: WeighedGame, b: WeighedGame): number =>
  b.wantedBy.length - a.wantedBy.length || b.sixths - a.sixths || b.score - a.score || a.candidate.id - b.candidate.id;
