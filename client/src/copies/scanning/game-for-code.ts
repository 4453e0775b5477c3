import { gameFinder } from '#client/games/game-finder.ts';
import type { BarcodeSuggestion } from '#shared/copies/barcodes-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';

/** Lists that a scanned game can be added to. */
export type NamedList = 'shelf' | 'wish' | 'preordered';

/**
 * The owner's game that a title is, if naming a code does not add one: an owned game, or a wish that stays a wish. A wish that is
 * put on the shelf is added, which moves it.
 */
export function gameWithTitle(match: BarcodeSuggestion, list: NamedList, games: readonly Game[]): Game | undefined {
  const held = gameFinder(games)(match);
  return held && (!held.isWishlist || list !== 'shelf') ? held : undefined;
}
