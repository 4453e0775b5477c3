import { and, eq, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';

/** Whether a game is in its owner's collection: neither on the wishlist nor on no list. */
export const isOwned = and(eq(games.isWishlist, false), eq(games.isUnowned, false));

/** The same for `games` in plain SQL. */
export const IS_OWNED = sql`not is_wishlist and not is_unowned`;
