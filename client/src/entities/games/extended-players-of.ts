import type { Game } from '#shared/contracts/games.ts';
import { extendPlayers, type ExtendedPlayers } from '#shared/rules/games/extended-players.ts';

/** For how many a game is with those of its expansions that are owned. */
export const extendedPlayersOf = (base: Game, expansions: readonly Game[]): ExtendedPlayers | null =>
  extendPlayers(
    base,
    expansions.filter(({ isWishlist }) => !isWishlist),
  );
