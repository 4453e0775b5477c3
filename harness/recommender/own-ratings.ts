import { and, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Connection } from '../../server/platform/database/database.ts';
import { games } from '../../shared/schema/games.ts';
import type { Rating } from './ratings-file.ts';

/** The ratings of a server's owners, 1 to 10, by a number for each owner. */
export async function readOwnRatings(db: Connection): Promise<Map<string, Rating[]>> {
  const rows = await db
    .select({ userId: games.userId, bggId: games.bggId, rating: games.rating })
    .from(games)
    .where(and(gt(games.rating, 0), isNotNull(games.bggId), isNull(games.removedAt)));
  const byUser = new Map<string, Rating[]>();
  for (const { userId, bggId, rating } of rows) {
    const ratings = byUser.get(String(userId)) ?? [];
    byUser.set(String(userId), ratings);
    ratings.push({ bggId: bggId ?? 0, rating: Math.max(1, rating * 2) });
  }
  return byUser;
}
