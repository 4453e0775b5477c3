import { and, eq, sql } from 'drizzle-orm';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DeliveryRow } from './channels-store.ts';
import type { DeliveryProblem } from './delivery-problem.ts';
import { nextPause } from './next-pause.ts';

/** Longer than any post takes; then its server has ended. */
const LEASE = '1 minute';
const DAY_OF_REFUSALS = '1 day';

/** Takes what is due, the first one of each channel: attempts are counted before the post. */
export const claimDue = (db: Database, most: number): Promise<DeliveryRow[]> =>
  db
    .update(channelDeliveries)
    .set({
      attempts: sql`${channelDeliveries.attempts} + 1`,
      problem: null,
      dueAt: sql`now() + ${LEASE}::interval`,
    })
    .where(
      sql`${channelDeliveries.id} in (
        select due.id from ${channelDeliveries} due where due.state = 'waiting' and due.due_at <= now()
          and not exists (select from ${channelDeliveries} earlier where earlier.channel_id = due.channel_id
            and earlier.state = 'waiting' and earlier.due_at <= now() and earlier.id < due.id)
        order by due.due_at, due.id limit ${most} for update skip locked)`,
    )
    .returning();

export const dropDelivery = async (db: Database, id: number): Promise<void> => {
  await db.delete(channelDeliveries).where(eq(channelDeliveries.id, id));
};

/** A channel that is reached again is no longer paused. */
export const recordArrival = (db: Database, { id, channelId }: DeliveryRow): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(channelDeliveries)
      .set({ state: 'delivered', deliveredAt: sql`now()`, problem: null })
      .where(eq(channelDeliveries.id, id));
    await tx.update(channels).set({ failingSince: null, pausedAt: null }).where(eq(channels.id, channelId));
  });

const NOT_TRIED = 'The channel was paused before this left.';

/**
 * Waits for the next attempt, or gives up: a test at once, news after a day, and everything of a channel that says it is gone.
 * A channel that took nothing for a day is paused. @param now null if the channel is not to blame
 */
export const recordFailure = (
  db: Database,
  { id, channelId, news, attempts }: DeliveryRow,
  { words, isGone, retryAfter }: DeliveryProblem,
  now: Date | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const pause = isGone || news === null || now === null ? null : nextPause(attempts, retryAfter, now);
    await tx
      .update(channelDeliveries)
      .set(
        pause === null
          ? { state: 'failed', problem: words }
          : { problem: words, dueAt: sql`now() + make_interval(secs => ${pause / 1000})` },
      )
      .where(eq(channelDeliveries.id, id));
    if (now === null) return;
    const isPaused = isGone
      ? sql`true`
      : sql`${pause === null && news !== null} and ${channels.failingSince} <= now() - ${DAY_OF_REFUSALS}::interval`;
    const [channel] = await tx
      .update(channels)
      .set({
        failingSince: sql`coalesce(${channels.failingSince}, now())`,
        pausedAt: sql`case when ${isPaused} then coalesce(${channels.pausedAt}, now()) else ${channels.pausedAt} end`,
      })
      .where(eq(channels.id, channelId))
      .returning();
    if (channel?.pausedAt)
      await tx
        .update(channelDeliveries)
        .set({ state: 'failed', problem: NOT_TRIED })
        .where(and(eq(channelDeliveries.channelId, channelId), eq(channelDeliveries.state, 'waiting')));
  });
