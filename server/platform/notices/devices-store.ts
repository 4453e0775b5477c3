import {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { HostNotice, NoticeKind } from '#shared/enums.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Subscription } from '#shared/notices/notices-contract.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { lookAgainForGuest, lookAgainForOwner } from './quiet-news.ts';
import { tokenHash } from '#server/platform/http/link-token.ts';

export type DeviceRow = typeof noticeDevices.$inferSelect;

/** What a reader chose for a device. */
export interface DeviceChoice {
  name: string;
  kinds: NoticeKind[];
  alsoMailed: boolean;
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string;
}

const rowOf = ({ endpoint, p256dh, auth }: Subscription, choice: DeviceChoice) => ({
  endpoint,
  endpointHash: tokenHash(endpoint),
  p256dh,
  auth,
  ...choice,
});

export const devicesOfOwner = (db: Connection, userId: number): Promise<DeviceRow[]> =>
  db.select().from(noticeDevices).where(eq(noticeDevices.userId, userId)).orderBy(asc(noticeDevices.id));

/** How many devices an owner has besides the one with this endpoint. */
export async function countOtherDevices(tx: Transaction, userId: number, endpoint: string): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(noticeDevices)
    .where(and(eq(noticeDevices.userId, userId), ne(noticeDevices.endpointHash, tokenHash(endpoint))));
  return row?.others ?? 0;
}

/** A time of the device, unless it was another owner's. */
const ownTime = (column: 'created_at' | 'last_told_at', otherwise: SQL): SQL => sql`case
  when ${noticeDevices.userId} = excluded.user_id then ${noticeDevices}.${sql.identifier(column)} else ${otherwise} end`;

/** Adds or changes an owner's device; a browser tells the owner who was there last. */
export async function saveOwnersDevice(
  tx: Transaction,
  userId: number,
  subscription: Subscription,
  choice: DeviceChoice,
): Promise<DeviceRow> {
  const row = { ...rowOf(subscription, choice), userId };
  const [saved] = await tx
    .insert(noticeDevices)
    .values(row)
    .onConflictDoUpdate({
      target: noticeDevices.endpointHash,
      targetWhere: isNotNull(noticeDevices.userId),
      set: { ...row, createdAt: ownTime('created_at', sql`now()`), lastToldAt: ownTime('last_told_at', sql`null`) },
    })
    .returning();
  if (!saved) throw new Error('the device was not saved');
  await lookAgainForOwner(tx, userId);
  return saved;
}

/** Tells an owner nothing more on any device, or on some. Returns whether there were any. */
async function deleteOfOwner(db: Connection, userId: number, which?: SQL): Promise<boolean> {
  const { rowCount } = await db.delete(noticeDevices).where(and(eq(noticeDevices.userId, userId), which));
  await lookAgainForOwner(db, userId);
  return (rowCount ?? 0) > 0;
}

export const deleteOwnersDevice = (db: Connection, userId: number, deviceId: number): Promise<boolean> =>
  deleteOfOwner(db, userId, eq(noticeDevices.id, deviceId));

export const deleteOwnersDevices = (db: Connection, userId: number): Promise<boolean> => deleteOfOwner(db, userId);

/** @param name as browsers called themselves */
export const deleteDevicesCalled = (db: Connection, userId: number, name: string): Promise<boolean> =>
  deleteOfOwner(db, userId, eq(noticeDevices.name, name));

export const devicesOfGuest = (db: Connection, attendeeId: number): Promise<DeviceRow[]> =>
  db.select().from(noticeDevices).where(eq(noticeDevices.attendeeId, attendeeId)).orderBy(asc(noticeDevices.id));

/** Adds or changes a guest's device; the latest five are kept. */
export async function saveGuestsDevice(
  tx: Transaction,
  attendeeId: number,
  subscription: Subscription,
  choice: DeviceChoice,
): Promise<void> {
  const row = { ...rowOf(subscription, choice), attendeeId };
  await tx
    .insert(noticeDevices)
    .values(row)
    .onConflictDoUpdate({ target: [noticeDevices.attendeeId, noticeDevices.endpointHash], set: row });
  const latest = tx
    .select({ id: noticeDevices.id })
    .from(noticeDevices)
    .where(eq(noticeDevices.attendeeId, attendeeId))
    .orderBy(desc(noticeDevices.id))
    .limit(STORAGE_LIMITS.guestDevices.most);
  await tx
    .delete(noticeDevices)
    .where(and(eq(noticeDevices.attendeeId, attendeeId), notInArray(noticeDevices.id, latest)));
  await lookAgainForGuest(tx, attendeeId);
}

/** Tells a guest nothing more, on any device or on some. */
async function deleteOfGuest(db: Connection, attendeeId: number, which?: SQL): Promise<void> {
  await db.delete(noticeDevices).where(and(eq(noticeDevices.attendeeId, attendeeId), which));
  await lookAgainForGuest(db, attendeeId);
}

export const deleteGuestsDevice = (db: Connection, attendeeId: number, endpoint: string): Promise<void> =>
  deleteOfGuest(db, attendeeId, eq(noticeDevices.endpointHash, tokenHash(endpoint)));

export const deleteGuestsDevices = (db: Connection, attendeeId: number): Promise<void> => deleteOfGuest(db, attendeeId);

/** Deletes a browser that is gone, whoever was told there. */
export const deleteEndpoint = (db: Connection, endpoint: string) =>
  db.delete(noticeDevices).where(eq(noticeDevices.endpointHash, tokenHash(endpoint)));

/** Whether an account has a device that tells this. @param userId a column of the query @param which devices that count */
export const isToldOwner = (kind: HostNotice, userId: AnyColumn | SQL, which = sql`true`) => sql<boolean>`exists (
  select 1 from ${noticeDevices} where ${noticeDevices.userId} = ${userId}
    and ${noticeDevices.kinds} @> ${JSON.stringify([kind])}::jsonb and ${which})`;

/** Devices whose owners want mails as well. */
export const ALSO_MAILED = sql`${noticeDevices.alsoMailed}`;

/** The devices of these owners and guests. */
export const devicesOf = (
  db: Connection,
  userIds: readonly number[],
  attendeeIds: readonly number[],
): Promise<DeviceRow[]> =>
  db
    .select()
    .from(noticeDevices)
    .where(
      sql`${inArray(noticeDevices.userId, [...userIds])} or ${inArray(noticeDevices.attendeeId, [...attendeeIds])}`,
    )
    .orderBy(asc(noticeDevices.id));

export const recordTold = (db: Connection, deviceId: number) =>
  db
    .update(noticeDevices)
    .set({ lastToldAt: sql`now()` })
    .where(eq(noticeDevices.id, deviceId));
