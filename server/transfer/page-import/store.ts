import { desc, eq, sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { catalogueFacts } from '#server/games/service.ts';

/** A game of the catalogue. */
export type CatalogueGame = Awaited<ReturnType<typeof findByBggId>> & object;

export async function findByBggId(db: Connection, bggId: number) {
  const [game] = await db.select(catalogueFacts).from(popularGames).where(eq(popularGames.bggId, bggId));
  return game;
}

/** The game with the first matching key; of several, the best known. */
export async function findByTitleKeys(db: Connection, keys: readonly string[]): Promise<CatalogueGame | undefined> {
  const list = sql.param(keys);
  const [game] = await db
    .select(catalogueFacts)
    .from(popularGames)
    .where(sql`${popularGames.titleKey} = any(${list})`)
    .orderBy(sql`array_position(${list}::text[], ${popularGames.titleKey})`, desc(popularGames.popularity))
    .limit(1);
  return game;
}
