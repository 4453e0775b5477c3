import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { games, popularGames } from '#shared/schema/games.ts';
import { seededFiles } from '#shared/schema/operations.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { aiRecommendations } from '#shared/schema/recommendations.ts';
import { users } from '#shared/schema/users.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { NO_TUNING, type RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { catalogueFacts, CATALOGUE_FILE } from '#server/games/service.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';
import type { CatalogueGame } from './engine/catalogue-game.ts';
import type { Shelf } from './engine/taste.ts';

export type NewRecommendation = Omit<typeof aiRecommendations.$inferInsert, 'id' | 'userId' | 'isActive' | 'createdAt'>;

/** Number of latest plays used for the usual player count. */
const PLAYS_LOOKED_AT = 1000;

/** Changes when another catalogue is seeded. */
export async function catalogueVersion(db: Connection): Promise<string> {
  const [file] = await db
    .select({ sha256: seededFiles.sha256 })
    .from(seededFiles)
    .where(eq(seededFiles.name, CATALOGUE_FILE));
  return file?.sha256 ?? '';
}

export const catalogueGames = (db: Connection): Promise<CatalogueGame[]> =>
  db
    .select({
      ...catalogueFacts,
      popularity: popularGames.popularity,
      mechanics: popularGames.mechanics,
      themes: popularGames.themes,
    })
    .from(popularGames)
    .orderBy(desc(popularGames.popularity), popularGames.bggId);

export async function readShelf(db: Connection, userId: number): Promise<Shelf> {
  const rows = await db
    .select({
      title: games.title,
      bggId: games.bggId,
      category: games.category,
      difficulty: games.difficulty,
      weight: games.weight,
      year: games.year,
      rating: games.rating,
      timesPlayed: games.timesPlayed,
      isFavorite: games.isFavorite,
      isWishlist: games.isWishlist,
      isUnowned: games.isUnowned,
      isExpansion: games.isExpansion,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)))
    .orderBy(games.id);
  const plays = await db
    .select({ players: gameSessions.players })
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), COUNTED_PLAY))
    .orderBy(desc(gameSessions.playedAt))
    .limit(PLAYS_LOOKED_AT);
  const company = new Map<number, number>();
  for (const { players } of plays) {
    // An invalid list counts as empty.
    const count = jsonListIn(players)?.length ?? 0;
    if (count > 0) company.set(count, (company.get(count) ?? 0) + 1);
  }
  return { games: rows, company };
}

/** The latest generation, best first. */
export const activeRecommendations = (db: Connection, userId: number) =>
  db
    .select()
    .from(aiRecommendations)
    .where(and(eq(aiRecommendations.userId, userId), eq(aiRecommendations.isActive, true)))
    .orderBy(desc(aiRecommendations.recommendationScore), aiRecommendations.id);

/** Number of generations of a user; all of one generation have the same creation time. */
export async function countGenerations(db: Connection, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${aiRecommendations.createdAt})::int` })
    .from(aiRecommendations)
    .where(eq(aiRecommendations.userId, userId));
  return row?.count ?? 0;
}

/** Number of games that show a user's taste: owned, wished for or owned before, without expansions. */
export const countGames = (db: Connection, userId: number): Promise<number> =>
  db.$count(games, and(eq(games.userId, userId), isNull(games.removedAt), eq(games.isExpansion, false)));

/** The most recently recommended games. */
export const lastRecommended = (db: Connection, userId: number, count: number) =>
  db
    .select({ bggId: aiRecommendations.recommendedGameBggId, title: aiRecommendations.recommendedGameTitle })
    .from(aiRecommendations)
    .where(eq(aiRecommendations.userId, userId))
    .orderBy(desc(aiRecommendations.id))
    .limit(count);

/** Adds a new generation; the previous ones become inactive and are deleted beyond the limit. */
export async function replaceRecommendations(db: Connection, userId: number, rows: readonly NewRecommendation[]) {
  await db
    .update(aiRecommendations)
    .set({ isActive: false })
    .where(and(eq(aiRecommendations.userId, userId), eq(aiRecommendations.isActive, true)));
  if (rows.length > 0) await db.insert(aiRecommendations).values(rows.map((row) => ({ ...row, userId })));
  await db.execute(sql`
    delete from ai_recommendations where id in (
      select id from ai_recommendations where user_id = ${userId} order by id desc offset ${STORAGE_LIMITS.recommendations.most}
    )`);
}

export async function readTuning(db: Connection, userId: number): Promise<RecommendationTuning> {
  const [row] = await db.select({ tuning: users.tuning }).from(users).where(eq(users.id, userId));
  return row?.tuning ?? NO_TUNING;
}

export const writeTuning = (db: Connection, userId: number, tuning: RecommendationTuning) =>
  db.update(users).set({ tuning }).where(eq(users.id, userId));
