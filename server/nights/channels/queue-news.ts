import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { NewsKind } from '#shared/enums.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { combineNews } from './combine-news.ts';

interface NewsToQueue {
  kind: NewsKind;
  payload?: Record<string, unknown>;
  /** Tells it from earlier news of its kind and night; the same is told once. */
  occurrence?: number;
  /** Milliseconds that it waits, so that it can be taken back. */
  delayMs: number;
}

/** A waiting move is told this long after it was first queued, however often it changes. */
const MAX_DELAY = '10 minutes';

const after = (delayMs: number) => sql`now() + make_interval(secs => ${delayMs / 1000})`;

/** No server is posting it: it was not tried yet, or the last attempt has ended. */
const isUntouched = and(
  eq(channelDeliveries.state, 'waiting'),
  or(eq(channelDeliveries.attempts, 0), isNotNull(channelDeliveries.problem)),
);

/**
 * Queues news of a night for the channels of its owner, in the caller's transaction; what waits there already is merged
 * with it. The words are written when it leaves.
 */
export async function queueChannelNews(
  tx: Transaction,
  event: Pick<EventRow, 'id' | 'userId' | 'isUnannounced' | 'groupId'>,
  { kind, payload = {}, occurrence = 0, delayMs }: NewsToQueue,
): Promise<void> {
  if (event.isUnannounced) return;
  const ids = await listeningChannels(tx, event, kind);
  if (ids.length === 0) return;
  const waiting = await tx
    .select()
    .from(channelDeliveries)
    .where(and(inArray(channelDeliveries.channelId, ids), eq(channelDeliveries.eventId, event.id), isUntouched))
    .for('update');
  for (const channelId of ids) {
    const itsOwn = waiting.filter((row) => row.channelId === channelId);
    const { isQueued, emptied, merged } = combineNews(itsOwn, { news: kind, payload });
    if (emptied) await tx.delete(channelDeliveries).where(eq(channelDeliveries.id, emptied.id));
    if (merged) await delay(tx, merged, delayMs);
    if (isQueued)
      await tx
        .insert(channelDeliveries)
        .values({
          channelId,
          eventId: event.id,
          news: kind,
          dedupeKey: `${kind} ${event.id} ${occurrence}`,
          payload,
          dueAt: after(delayMs),
        })
        .onConflictDoNothing();
  }
}

/** Channels that are told this kind of news of this night and have room for it. None of them is deleted before the transaction has ended. */
async function listeningChannels(
  tx: Transaction,
  { userId, groupId }: Pick<EventRow, 'userId' | 'groupId'>,
  kind: NewsKind,
): Promise<number[]> {
  const waiting = tx.$count(
    channelDeliveries,
    and(eq(channelDeliveries.channelId, channels.id), eq(channelDeliveries.state, 'waiting')),
  );
  const rows = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(
        eq(channels.userId, userId),
        isNull(channels.pausedAt),
        or(isNull(channels.groupId), groupId === null ? undefined : eq(channels.groupId, groupId)),
        sql`${channels.news} @> ${JSON.stringify([kind])}::jsonb`,
        sql`${waiting} < ${STORAGE_LIMITS.waitingDeliveries.most}`,
      ),
    )
    .orderBy(asc(channels.id))
    .for('key share', { of: channels });
  return rows.map(({ id }) => id);
}

/** One that was tried already keeps its pause. */
const delay = (tx: Transaction, { id, payload }: { id: number; payload: Record<string, unknown> }, delayMs: number) =>
  tx
    .update(channelDeliveries)
    .set({
      payload,
      dueAt: sql`case when ${channelDeliveries.attempts} = 0
        then least(${channelDeliveries.createdAt} + ${MAX_DELAY}::interval, ${after(delayMs)})
        else ${channelDeliveries.dueAt} end`,
    })
    .where(eq(channelDeliveries.id, id));

/** Lets what waits about a night wait longer, because the night may still come back. */
export const postponeChannelNews = async (tx: Transaction, eventId: number, delayMs: number): Promise<void> => {
  await tx
    .update(channelDeliveries)
    .set({ dueAt: sql`greatest(${channelDeliveries.dueAt}, ${after(delayMs)})` })
    .where(and(eq(channelDeliveries.eventId, eventId), isUntouched));
};

/** Takes news back that has not left. */
export const dropChannelNews = async (tx: Transaction, eventId: number, kind: NewsKind): Promise<void> => {
  await tx
    .delete(channelDeliveries)
    .where(and(eq(channelDeliveries.eventId, eventId), eq(channelDeliveries.news, kind), isUntouched));
};

/** Lets what waits about a night leave at once, because it can no longer be taken back. */
export const sendChannelNewsNow = async (tx: Transaction, eventId: number): Promise<void> => {
  await tx
    .update(channelDeliveries)
    .set({ dueAt: sql`now()` })
    .where(
      and(
        eq(channelDeliveries.eventId, eventId),
        eq(channelDeliveries.state, 'waiting'),
        eq(channelDeliveries.attempts, 0),
      ),
    );
};
