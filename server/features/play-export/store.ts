import { and, desc, eq, sql } from 'drizzle-orm';
import { gameSessions } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';

const AT_ONCE = 250;

/** The moment of a play with all of its microseconds, which a Date would lose. */
const exactly = sql<string>`${gameSessions.playedAt}::text`;

/** All plays of an owner, the latest first, some at a time: 20,000 plays are never in memory together. */
export async function* allPlays(db: Database, userId: number) {
  const { id, gameId, gameTitle, bggId, playedAt, players, scores, winner, notes, duration } = gameSessions;
  const { outcome, seats, place, expansions, sourceId, eventId } = gameSessions;
  const columns = { id, gameId, gameTitle, bggId, eventId, playedAt, players, scores, winner, notes, duration };
  let last: { id: number; exactly: string } | undefined;
  for (;;) {
    const rows = await db
      .select({ ...columns, outcome, seats, place, expansions, sourceId, exactly })
      .from(gameSessions)
      .where(
        and(
          eq(gameSessions.userId, userId),
          last && sql`(${playedAt}, ${id}) < (${last.exactly}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(desc(playedAt), desc(id))
      .limit(AT_ONCE);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}
