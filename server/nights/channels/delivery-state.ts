import { and, eq, sql } from 'drizzle-orm';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { t } from '#server/nights/words/words.ts';
import type { DeliveryRow } from './channels-store.ts';
import type { DeliveryProblem } from './delivery-problem.ts';
import { nextPause } from './next-pause.ts';

/** Longer than any post takes; then its server has ended. */
const LEASE = '1 minute';
const DAY_OF_REFUSALS = '1 day';

/**
 * Takes what is due, the first one of each channel: attempts are counted before the post.
 * @param mostOfOwner so many for the channels of one owner
 */
export const claimDue = (db: Database, most: number, mostOfOwner: number): Promise<DeliveryRow[]> =>
  db
    .update(channelDeliveries)
    .set({
      attempts: sql`${channelDeliveries.attempts} + 1`,
      problem: null,
      dueAt: sql`now() + ${LEASE}::interval`,
    })
    .where(
      sql`${channelDeliveries.id} in (
        select due.id from ${channelDeliveries} due where due.state = 'waiting' and due.due_at <= now() and due.id in (
          select id from (
            select first.id, row_number() over (partition by ${channels.userId} order by first.due_at, first.id) as place
            from (select distinct on (channel_id) id, channel_id, due_at from ${channelDeliveries}
              where state = 'waiting' and due_at <= now() order by channel_id, id) first
            join ${channels} on ${channels.id} = first.channel_id where ${isEnabled(channels.userId)}) ranked
          where place <= ${mostOfOwner})
        order by due.due_at, due.id limit ${most} for update skip locked)`,
    )
    .returning();

export const dropDelivery = async (db: Database, id: number): Promise<void> => {
  await db.delete(channelDeliveries).where(eq(channelDeliveries.id, id));
};

/** Locked before its deliveries, as when it is deleted with them. */
const lockChannel = (tx: Transaction, id: number) =>
  tx.select({ id: channels.id }).from(channels).where(eq(channels.id, id)).for('no key update');

/** A channel that is reached again is no longer paused. */
export const recordArrival = (db: Database, { id, channelId }: DeliveryRow): Promise<void> =>
  db.transaction(async (tx) => {
    await lockChannel(tx, channelId);
    await tx
      .update(channelDeliveries)
      .set({ state: 'delivered', deliveredAt: sql`now()`, problem: null })
      .where(eq(channelDeliveries.id, id));
    await tx.update(channels).set({ failingSince: null, pausedAt: null }).where(eq(channels.id, channelId));
  });

/** It is not posted, and its channel is not to blame. */
export const recordOutdated = (db: Database, { id }: DeliveryRow, words: string): Promise<void> =>
  waitOrGiveUp(db, id, null, words);

/** This server failed: it is tried again with the usual pauses, and its channel is not to blame. */
export const recordUnwritten = (db: Database, { id, attempts }: DeliveryRow, words: string): Promise<void> =>
  waitOrGiveUp(db, id, nextPause(attempts, null, new Date()), words);

/** @param pause milliseconds; null to give up */
async function waitOrGiveUp(db: Connection, id: number, pause: number | null, problem: string): Promise<void> {
  await db
    .update(channelDeliveries)
    .set(
      pause === null
        ? { state: 'failed', problem }
        : { problem, dueAt: sql`now() + make_interval(secs => ${pause / 1000})` },
    )
    .where(eq(channelDeliveries.id, id));
}

/**
 * Waits for the next attempt, or gives up: a test at once, news after a day, and everything of a channel that says it is gone.
 * A channel that took nothing for a day is paused.
 */
export const recordFailure = (
  db: Database,
  { id, channelId, news, attempts }: DeliveryRow,
  { words, isGone, retryAfter }: DeliveryProblem,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockChannel(tx, channelId);
    const pause = isGone || news === null ? null : nextPause(attempts, retryAfter, now);
    await waitOrGiveUp(tx, id, pause, words);
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
        .set({ state: 'failed', problem: t('The channel was paused before this left.') })
        .where(and(eq(channelDeliveries.channelId, channelId), eq(channelDeliveries.state, 'waiting')));
  });
