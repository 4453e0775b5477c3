import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Session } from '#shared/accounts/account-contract.ts';
import { deleteDevicesCalled, deleteOwnersDevices } from '#server/platform/notices/devices-store.ts';
import { deviceText, revokeTokens, UNKNOWN_DEVICE } from '#server/accounts/service.ts';
import { sessions } from '#shared/schema/users.ts';
import { SESSION_MS } from '#server/platform/http/session-cookie.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** A public id of a session; the session id itself would give access. */
const device = sql<string>`encode(sha256(convert_to(${sessions.sid}, 'UTF8')), 'hex')`;
const words = sql<string | null>`${sessions.sess} -> 'device' ->> 'words'`;
const since = sql<string | null>`${sessions.sess} -> 'device' ->> 'since'`;

/** Whether a session is a user's. */
export const ofPerson = (userId: number) => eq(sql`(${sessions.sess} -> 'passport' ->> 'user')`, String(userId));

/** A user's sessions: this browser first, then by last visit. */
export async function listSessions(db: Database, userId: number, ownSid: string): Promise<Session[]> {
  const rows = await db
    .select({ sid: sessions.sid, device, words, since, expire: sessions.expire })
    .from(sessions)
    .where(and(ofPerson(userId), gt(sessions.expire, new Date())));
  return rows
    .map((row) => ({
      device: row.device,
      words: deviceText(row.words ?? UNKNOWN_DEVICE),
      since: row.since === null ? null : new Date(row.since),
      // Each visit sets the expiry to this long after it.
      lastSeen: new Date(row.expire.getTime() - SESSION_MS),
      isThis: row.sid === ownSid,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeen.getTime() - a.lastSeen.getTime());
}

/** Ends one of a user's sessions, and notices on browsers of its name: which of them it was is not known. @throws Refusal not_found, also for another user's */
export const endSession = (db: Database, userId: number, named: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(ofPerson(userId), eq(device, named)))
      .returning({ words });
    if (!ended) throw new Refusal('not_found');
    await deleteDevicesCalled(tx, userId, ended.words ?? UNKNOWN_DEVICE);
  });

/** Ends all sessions of a user except one, and revokes their personal tokens. */
export const endOtherSessions = (db: Database, userId: number, ownSid: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(ofPerson(userId), ne(sessions.sid, ownSid)));
    await revokeTokens(tx, userId);
    await deleteOwnersDevices(tx, userId);
  });

/** Ends all sessions of a user. */
export async function endAllSessions(db: Connection, userId: number): Promise<void> {
  await db.delete(sessions).where(ofPerson(userId));
}
