import { type SQL, sql } from 'drizzle-orm';

/**
 * Channel of the notifications by which servers agree on the order of changes; each precedes the notification it
 * belongs to.
 */
export const positionsOf = (channel: string): string => `${channel}_positions`;

/**
 * Expressions for a `select` that notify every server of a change, once the transaction is committed. The first
 * notification has a unique name of the change that reveals nothing of it, so that a server can say up to which it has
 * received them.
 * @param topic id of the changed row
 */
export const notifyChange = (channel: string, topic: SQL): SQL =>
  sql`pg_notify(${positionsOf(channel)}, ${topic} || '.' || ${changeName(topic)}), pg_notify(${channel}, ${topic})`;

/**
 * Constant within a transaction, whose notification is sent once; the database's start time makes it impossible to
 * derive counts.
 */
const changeName = (topic: SQL) =>
  sql`md5(${topic} || '.' || pg_current_xact_id()::text || '.' || pg_postmaster_start_time()::text)`;
