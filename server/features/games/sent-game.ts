import { sql } from 'drizzle-orm';
import type { toGame } from './store.ts';

/** Columns of `games` in the contract's shape, as JSON has them. */
export const GAME_AS_JSON = sql`games.id, user_id as "userId", title, players, duration, youtube, buy_url as "buyUrl", notes,
  description, category, difficulty, min_age as "minAge", image_url as "imageUrl", rating, last_played as "lastPlayed",
  times_played as "timesPlayed", is_wishlist as "isWishlist", is_favorite as "isFavorite", is_expansion as "isExpansion",
  case when games.parent_game_id is not null then (
    select base.id from games base
    where base.id = games.parent_game_id and base.user_id = games.user_id and base.removed_at is null
  ) end as "parentGameId", bgg_id as "bggId", year, best_players as "bestPlayers",
  recommended_players as "recommendedPlayers", weight, created_at as "createdAt"`;

type Game = ReturnType<typeof toGame>;

/** A game as JSON has it. */
export type SentGame = Omit<Game, 'lastPlayed' | 'createdAt'> & { lastPlayed: string | null; createdAt: string };

export const gameOf = ({ lastPlayed, createdAt, ...game }: SentGame): Game => ({
  ...game,
  lastPlayed: lastPlayed === null ? null : new Date(lastPlayed),
  createdAt: new Date(createdAt),
});
