import type { games } from '#shared/schema/games.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { type Catalogue, type Kind, weightOf } from './catalogue.ts';
import { fondness } from './fondness.ts';

/** A game of a person's collection or wishlist, as far as it tells what they like. */
export type ShelfGame = Pick<
  typeof games.$inferSelect,
  | 'title'
  | 'bggId'
  | 'category'
  | 'difficulty'
  | 'weight'
  | 'year'
  | 'rating'
  | 'timesPlayed'
  | 'isFavorite'
  | 'isWishlist'
  | 'isExpansion'
>;

/** All that a person is recommended from. */
export interface Shelf {
  games: readonly ShelfGame[];
  /** How many plays there were with each number of players. */
  company: ReadonlyMap<number, number>;
}

/** One game of the shelf with what it says: how fond its owner is of it (0 to 1.2), and what kind of game it is. */
export interface Liked extends Kind {
  game: ShelfGame;
  fondness: number;
  year: number | null;
}

/** What each game of a shelf says, expansions left aside: they say what their base game has said. */
export const tasteOf = (catalogue: Catalogue, shelf: Shelf): Liked[] =>
  shelf.games
    .filter((game) => !game.isExpansion)
    .map((game) => {
      const place = placeOf(catalogue, game);
      const known = place === null ? undefined : catalogue.games[place];
      return {
        game,
        place,
        fondness: fondness(game),
        category: known?.category ?? game.category,
        weight: weightOf(known ?? game),
        year: known?.year ?? game.year,
      };
    });

export const placeOf = (catalogue: Catalogue, { bggId, title }: Pick<ShelfGame, 'bggId' | 'title'>): number | null =>
  (bggId === null ? undefined : catalogue.byBggId.get(bggId)) ?? catalogue.byTitle.get(titleKey(title)) ?? null;
