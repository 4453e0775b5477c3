import type { Category } from '#shared/enums.ts';
import { isOwned, type OnList } from '#shared/games/lists.ts';
import type { GameOfPlays, NamesGame } from '#shared/plays/game-finder.ts';

/** What challenges read of a game on the owner's lists. */
export interface ListedGame extends OnList {
  id: number;
  title: string;
  isExpansion: boolean;
  category: Category;
  tagIds: readonly number[];
}

/** A game on the owner's lists, with the key of its plays. */
export interface ShelfGame extends GameOfPlays {
  gameId: number;
  /** In the collection, and no expansion. */
  isOwnedBase: boolean;
  category: Category;
  tagIds: readonly number[];
}

/** The games of an owner by the key of their plays, owned ones before others of the same key. */
export type Shelf = ReadonlyMap<string, ShelfGame>;

/** @param gameOf of `datePlays` */
export function shelfOf(games: readonly ListedGame[], gameOf: (named: NamesGame) => GameOfPlays): Shelf {
  const shelf = new Map<string, ShelfGame>();
  for (const game of games) {
    const { id, title, category, tagIds } = game;
    const { key } = gameOf({ gameId: id, gameTitle: title });
    const isOwnedBase = isOwned(game) && !game.isExpansion;
    if (isOwnedBase || !shelf.has(key)) shelf.set(key, { key, gameId: id, title, isOwnedBase, category, tagIds });
  }
  return shelf;
}
