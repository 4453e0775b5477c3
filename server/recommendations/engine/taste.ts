import type { games } from '#shared/schema/games.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { type Catalogue, type GameFeatures, weightOf } from './catalogue.ts';
import { preference } from './preference.ts';

/** A game of a user's lists, with the fields that show their taste. */
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
> & {
  /** Owned before, or only wanted to be played. */
  isUnowned?: boolean;
};

/** The input for a user's recommendations. */
export interface Shelf {
  games: readonly ShelfGame[];
  /** Number of plays by number of players. */
  company: ReadonlyMap<number, number>;
}

/** A game of the collection with its owner's preference (0 to 1.2) and its properties. */
export interface Liked extends GameFeatures {
  game: ShelfGame;
  preference: number;
  year: number | null;
}

/** The taste shown by a collection, without expansions, which only repeat their base game. */
export const tasteOf = (catalogue: Catalogue, shelf: Shelf): Liked[] =>
  shelf.games
    .filter((game) => !game.isExpansion)
    .map((game) => {
      const place = placeOf(catalogue, game);
      const known = place === null ? undefined : catalogue.games[place];
      return {
        game,
        place,
        preference: preference(game),
        category: known?.category ?? game.category,
        weight: weightOf(known ?? game),
        year: known?.year ?? game.year,
      };
    });

export const placeOf = (catalogue: Catalogue, { bggId, title }: Pick<ShelfGame, 'bggId' | 'title'>): number | null =>
  (bggId === null ? undefined : catalogue.byBggId.get(bggId)) ?? catalogue.byTitle.get(titleKey(title)) ?? null;
