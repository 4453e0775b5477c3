import { and, asc, eq, isNull } from 'drizzle-orm';
import { games } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';

/** All games of an owner by title, removed ones left out. */
export const allGames = (db: Database, userId: number) =>
  db
    .select()
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)))
    .orderBy(asc(games.titleKey), asc(games.id));
