import { expansionsOf } from '#client/games/expansions.ts';
import { extendedPlayersOf } from '#client/games/extended-players-of.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { GameMechanics } from '#shared/games/mechanics-contract.ts';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { isAvailable, loansByGame } from '#shared/games/loans/loan.ts';
import { isOwned } from '#shared/games/lists.ts';
import { seatsText } from '#shared/games/extended-players.ts';
import type { PickerGame } from '#shared/magic-picker/picker-game.ts';

/** A game that can be picked; `players` includes its owned expansions. */
export interface Candidate extends Game, PickerGame {
  /** The effect of expansions: 'Seats a fifth with Seafarers'; null if they add no players. */
  addedBy: string | null;
}

/** Represents 'any number' in a player range. */
const MAX_PLAYERS = 99;

/**
 * Games that can be picked: owned or borrowed, with a copy that is not lent, without expansions. A lent expansion adds no players. @param
 * today YYYY-MM-DD
 */
export function candidatesIn(
  games: readonly Game[],
  mechanics: readonly GameMechanics[],
  loans: readonly Loan[] = [],
  today = '',
): Candidate[] {
  const known = new Map(mechanics.map((entry) => [entry.gameId, entry.mechanics]));
  const byGame = loansByGame(loans);
  const there = games.filter((game) => isAvailable(isOwned(game), byGame.get(game.id) ?? [], today, today));
  return there
    .filter(({ isExpansion }) => !isExpansion)
    .map((game) => ({ ...game, ...withExpansions(game, there), mechanics: known.get(game.id) ?? [] }));
}

/** Number of wishes, without expansions. */
export const wishesIn = (games: readonly Pick<Game, 'isWishlist' | 'isExpansion'>[]): number =>
  games.filter(({ isWishlist, isExpansion }) => isWishlist && !isExpansion).length;

function withExpansions(game: Game, games: readonly Game[]): Pick<Candidate, 'players' | 'addedBy'> {
  const expansions = expansionsOf(games, game.id);
  const extended = expansions.length > 0 ? extendedPlayersOf(game, expansions) : null;
  if (!extended?.upTo && !extended?.downTo) return { players: game.players, addedBy: null };
  return {
    players: `${extended.min}-${Math.min(extended.max, MAX_PLAYERS)}`,
    addedBy: seatsText(extended, game.title),
  };
}
