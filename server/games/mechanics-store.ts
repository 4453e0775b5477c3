import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { games, popularGames } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';

/**
 * The mechanics of an owner's games from the catalogue, without expansions and removed games. A game without
 * BoardGameGeek id is matched by title, with the most popular game of that title.
 */
export function listMechanics(db: Connection, userId: number) {
  const sameTitle = and(isNull(games.bggId), eq(popularGames.titleKey, games.titleKey));
  return db
    .selectDistinctOn([games.id], { gameId: games.id, mechanics: popularGames.mechanics })
    .from(games)
    .innerJoin(popularGames, or(eq(popularGames.bggId, games.bggId), sameTitle))
    .where(
      and(
        eq(games.userId, userId),
        eq(games.isExpansion, false),
        isNull(games.removedAt),
        sql`cardinality(${popularGames.mechanics}) > 0`,
      ),
    )
    .orderBy(games.id, sql`${popularGames.popularity} desc`);
}
