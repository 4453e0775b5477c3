import { type SQL, sql } from 'drizzle-orm';

/**
 * Channel of the notifications by which servers agree on the order of changes; each precedes the notification it
 * belongs to.
 */
export const positionsOf = (channel: string): string => `${channel}_positions`;

/**
 * For a `select`: tells every server, once the transaction is committed, that something changed. The first notice has a name
 * of the change too, which no other has and which tells nothing of it, so that a server can say up to which it has heard.
 * @param topic id of what changed
 */
export const changeNotices = (channel: string, topic: SQL): SQL =>
  sql`pg_notify(${positionsOf(channel)}, ${topic} || '.' || ${changeName(topic)}), pg_notify(${channel}, ${topic})`;

/** The same within a transaction, which is told once; the start of the database makes that nobody can count by it. */
const changeName = (topic: SQL) =>
  sql`md5(${topic} || '.' || pg_current_xact_id()::text || '.' || pg_postmaster_start_time()::text)`;
