import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { games } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';

const AT_ONCE = 250;

/** All games of an owner by title, or those of one list, some at a time: removed ones are left out. */
export async function* allGames(db: Database, userId: number, list?: { isWishlist: boolean }) {
  let last: { titleKey: string; id: number } | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(games)
      .where(
        and(
          eq(games.userId, userId),
          isNull(games.removedAt),
          list && eq(games.isWishlist, list.isWishlist),
          last && sql`(${games.titleKey}, ${games.id}) > (${last.titleKey}, ${last.id})`,
        ),
      )
      .orderBy(asc(games.titleKey), asc(games.id))
      .limit(AT_ONCE);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}
