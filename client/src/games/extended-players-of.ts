import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { extendPlayers, type ExtendedPlayers } from '#shared/games/extended-players.ts';

/** The player range of a game with its owned expansions. */
export const extendedPlayersOf = (base: Game, expansions: readonly Game[]): ExtendedPlayers | null =>
  extendPlayers(base, expansions.filter(isOwned));
