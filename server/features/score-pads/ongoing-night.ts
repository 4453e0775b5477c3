import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { events } from '#shared/schema/nights.ts';
import type { Connection } from '#server/database/database.ts';

/** People sit down early, and the last game ends late. */
const [HOURS_BEFORE, HOURS_AFTER] = [1, 3];

/** The owner's night at which a game was played that began at a moment: the latest one, if there are several. */
export async function ongoingNight(db: Connection, userId: number, began: Date): Promise<number | null> {
  const at = sql`${began.toISOString()}::timestamptz`;
  const [night] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        inArray(events.status, ['scheduled', 'completed']),
        sql`${events.date} <= ${at} + make_interval(hours => ${HOURS_BEFORE})`,
        sql`${events.date} >= ${at} - make_interval(mins => ${events.durationMinutes}, hours => ${HOURS_AFTER})`,
      ),
    )
    .orderBy(desc(events.date), desc(events.id))
    .limit(1);
  return night?.id ?? null;
}
