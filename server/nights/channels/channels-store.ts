import { and, asc, count, desc, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { channelDeliveries, channels } from '#shared/schema/channels.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';

export type ChannelRow = typeof channels.$inferSelect;
export type DeliveryRow = typeof channelDeliveries.$inferSelect;

const ofOwner = (userId: number, channelId: number) => and(eq(channels.userId, userId), eq(channels.id, channelId));

export const channelsOf = (db: Connection, userId: number): Promise<ChannelRow[]> =>
  db.select().from(channels).where(eq(channels.userId, userId)).orderBy(asc(channels.nameKey));

export async function findChannel(db: Connection, userId: number, channelId: number): Promise<ChannelRow | undefined> {
  const [row] = await db.select().from(channels).where(ofOwner(userId, channelId));
  return row;
}

/** The language of each channel's owner. */
export async function languagesOfOwners(
  db: Connection,
  rows: readonly DeliveryRow[],
): Promise<(row: Pick<DeliveryRow, 'channelId'>) => Language> {
  const ids = [...new Set(rows.map(({ channelId }) => channelId))];
  const found = await db
    .select({ id: channels.id, language: users.language })
    .from(channels)
    .innerJoin(users, eq(users.id, channels.userId))
    .where(inArray(channels.id, ids));
  const languages = new Map(found.map(({ id, language }) => [id, language]));
  return ({ channelId }) => languages.get(channelId) ?? 'en';
}

export const countChannels = (tx: Transaction, userId: number): Promise<number> =>
  tx.$count(channels, eq(channels.userId, userId));

export async function insertChannel(tx: Transaction, row: typeof channels.$inferInsert): Promise<ChannelRow> {
  const [inserted] = await tx.insert(channels).values(row).returning();
  if (!inserted) throw new Error('the channel was not inserted');
  return inserted;
}

export async function updateChannel(
  db: Connection,
  userId: number,
  channelId: number,
  changes: Partial<ChannelRow>,
): Promise<ChannelRow | undefined> {
  const [row] = await db.update(channels).set(changes).where(ofOwner(userId, channelId)).returning();
  return row;
}

export async function deleteChannel(db: Connection, userId: number, channelId: number): Promise<boolean> {
  const { rowCount } = await db.delete(channels).where(ofOwner(userId, channelId));
  return (rowCount ?? 0) > 0;
}

const withTitle = (db: Connection, userId: number) =>
  db
    .select({
      delivery: channelDeliveries,
      title: sql<string | null>`coalesce(${events.title}, ${channelDeliveries.payload} ->> 'title')`,
    })
    .from(channelDeliveries)
    .leftJoin(events, and(eq(events.userId, userId), eq(events.id, channelDeliveries.eventId)));

/** Those that wait, and the latest twenty of the others; the latest first. */
export async function deliveriesOf(db: Connection, userId: number, channelId: number) {
  const rows = await withTitle(db, userId)
    .where(eq(channelDeliveries.channelId, channelId))
    .orderBy(desc(channelDeliveries.id))
    .limit(STORAGE_LIMITS.channelDeliveries.most + STORAGE_LIMITS.waitingDeliveries.most);
  return rows.map(({ delivery, title }) => ({ ...delivery, title }));
}

/** The latest delivery of each channel that was tried, and how many wait. */
export async function statesOf(db: Connection, userId: number, channelIds: readonly number[]) {
  const theirs = inArray(channelDeliveries.channelId, [...channelIds]);
  const wasTried = or(ne(channelDeliveries.state, 'waiting'), isNotNull(channelDeliveries.problem));
  const tried = db
    .selectDistinctOn([channelDeliveries.channelId], { id: channelDeliveries.id })
    .from(channelDeliveries)
    .where(and(theirs, wasTried))
    .orderBy(channelDeliveries.channelId, desc(channelDeliveries.id));
  const [last, waiting] = await Promise.all([
    withTitle(db, userId).where(inArray(channelDeliveries.id, tried)),
    db
      .select({ channelId: channelDeliveries.channelId, waiting: count() })
      .from(channelDeliveries)
      .where(and(theirs, eq(channelDeliveries.state, 'waiting')))
      .groupBy(channelDeliveries.channelId),
  ]);
  return {
    last: new Map(last.map(({ delivery, title }) => [delivery.channelId, { ...delivery, title }])),
    waiting: new Map(waiting.map((row) => [row.channelId, row.waiting])),
  };
}

/** Deletes what is done, except for the latest twenty of the channel. */
export async function deleteOldDeliveries(db: Database, channelId: number): Promise<void> {
  const isDone = and(eq(channelDeliveries.channelId, channelId), ne(channelDeliveries.state, 'waiting'));
  const latest = db
    .select({ id: channelDeliveries.id })
    .from(channelDeliveries)
    .where(isDone)
    .orderBy(desc(channelDeliveries.id))
    .limit(STORAGE_LIMITS.channelDeliveries.most);
  await db.delete(channelDeliveries).where(and(isDone, notInArray(channelDeliveries.id, latest)));
}
