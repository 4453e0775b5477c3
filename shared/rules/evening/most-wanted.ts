import { isShort } from './roles.ts';
import type { WeighedGame } from './game-worth.ts';

/**
 * The game that is in the evening whatever else is: the one that most asked for, but a longer one, fit to be the main
 * game, as soon as half as many want it. Null where nobody asked for any.
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

/** The more wanted first; of equals the one worth more, then the one with the lowest id. */
const order = (a: WeighedGame, b: WeighedGame): number =>
  b.wantedBy.length - a.wantedBy.length || b.sixths - a.sixths || b.worth - a.worth || a.candidate.id - b.candidate.id;
