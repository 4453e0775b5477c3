import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { games, popularGames } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';

/**
 * What the catalogue says of the mechanics of an owner's games, expansions and removed ones left out. A game without
 * BoardGameGeek's number is known by its title; where two games of the catalogue bear it, by the more popular one.
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
