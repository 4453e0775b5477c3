import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ChannelDelivery } from '#shared/nights/news/channels-contract.ts';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { Services } from '#server/platform/services.ts';
import { deliveriesOf, findChannel } from './channels-store.ts';
import { refuseWhileOff } from './service.ts';

type DeliveryServices = Pick<Services, 'db' | 'environment'>;

/** What waits, and the last twenty. @throws Refusal not_found */
export async function listDeliveries(db: Database, owner: Owner, channelId: number): Promise<ChannelDelivery[]> {
  if (!(await findChannel(db, owner.id, channelId))) throw new Refusal('not_found');
  return deliveriesOf(db, owner.id, channelId);
}

/** Queues a test; one that waits already is returned. @throws Refusal not_found, channels_off */
export async function testChannel(services: DeliveryServices, owner: Owner, channelId: number) {
  refuseWhileOff(services);
  return withOwnerLockOnly(services.db, owner.id, async (tx) => {
    if (!(await findChannel(tx, owner.id, channelId))) throw new Refusal('not_found');
    const isWaitingTest = and(
      eq(channelDeliveries.channelId, channelId),
      isNull(channelDeliveries.news),
      eq(channelDeliveries.state, 'waiting'),
    );
    const [waiting] = await tx.select().from(channelDeliveries).where(isWaitingTest).limit(1);
    if (waiting) return deliveryOf(tx, owner, waiting);
    const [test] = await tx
      .insert(channelDeliveries)
      .values({ channelId, dedupeKey: `test ${randomUUID()}` })
      .returning();
    if (!test) throw new Error('the test was not queued');
    return deliveryOf(tx, owner, test);
  });
}

/**
 * Queues a delivery again under its id; one that waits for its next attempt is due at once. One that was not tried yet, or is
 * being posted, stays as it is. @throws Refusal not_found, channels_off
 */
export async function sendAgain(services: DeliveryServices, owner: Owner, deliveryId: number) {
  refuseWhileOff(services);
  const { db } = services;
  const theirs = db.select({ id: channels.id }).from(channels).where(eq(channels.userId, owner.id));
  const [row] = await db
    .update(channelDeliveries)
    .set({
      state: 'waiting',
      attempts: 0,
      problem: null,
      dueAt: sql`now()`,
      payload: sql`${channelDeliveries.payload} || '{"isResent": true}'`,
    })
    .where(and(eq(channelDeliveries.id, deliveryId), sql`${channelDeliveries.channelId} in ${theirs}`, isNotUnderWay))
    .returning();
  if (row) return deliveryOf(db, owner, row);
  const [underWay] = await db
    .select()
    .from(channelDeliveries)
    .where(and(eq(channelDeliveries.id, deliveryId), sql`${channelDeliveries.channelId} in ${theirs}`));
  if (!underWay) throw new Refusal('not_found');
  return deliveryOf(db, owner, underWay);
}

const isNotUnderWay = sql`(${channelDeliveries.state} <> 'waiting' or ${channelDeliveries.problem} is not null)`;

async function deliveryOf(db: Connection, owner: Owner, { id, channelId }: { id: number; channelId: number }) {
  const found = (await deliveriesOf(db, owner.id, channelId)).find((row) => row.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}
