import { eq, isNotNull, sql } from 'drizzle-orm';
import type { PlayOutcome } from '#shared/enums.ts';
import { popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { catalogueFacts } from '../catalogue/catalogue-facts.ts';
import { CATALOGUE_FILE } from '../catalogue/seed.ts';

/** In the contract's form. */
const LIST = `
  select coalesce(json_agg(g), '[]')::text as list
  from (
    select id, bgg_id as "bggId", title, players, duration, category, difficulty, min_age as "minAge",
      image_url as "imageUrl", description, popularity, bgg_rating as "bggRating", year,
      best_players as "bestPlayers", weight
    from popular_games
    order by popularity desc, title_key, id
  ) g`;

/** The inputs of the list: SHA-256 of the seeded file, and the statement that formats it. */
export async function listSource(db: Connection): Promise<readonly string[]> {
  const [file] = await db
    .select({ sha256: seededFiles.sha256 })
    .from(seededFiles)
    .where(eq(seededFiles.name, CATALOGUE_FILE));
  return [file?.sha256 ?? '', LIST];
}

/** The whole list as JSON text, built by PostgreSQL. */
export async function listPopularGamesAsJson(db: Connection): Promise<string> {
  const { rows } = await db.execute<{ list: string }>(sql.raw(LIST));
  return rows[0]?.list ?? '[]';
}

/** The outcome type of each game. */
export const listDecidedGames = (db: Connection) =>
  db
    .select({
      bggId: popularGames.bggId,
      title: popularGames.title,
      outcome: sql<PlayOutcome>`${popularGames.outcome}`,
    })
    .from(popularGames)
    .where(isNotNull(popularGames.outcome))
    .orderBy(popularGames.bggId);

/** The catalogue data that are copied into an owner's game. */
export async function findPopularGame(db: Connection, id: number) {
  const [facts] = await db.select(catalogueFacts).from(popularGames).where(eq(popularGames.id, id));
  return facts;
}
