import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether guests' answers may go to the night's contact address: it is the verified address of the host's account, or
 * its owner has confirmed it for this account. For queries that select from `events` under that name. Columns are
 * written out, because in a query of one table Drizzle omits the table name, and the subquery would compare a column
 * with itself.
 */
export const isContactConfirmed: SQL<boolean> = sql<boolean>`(
  exists (select 1 from users contact where contact.id = events.user_id
    and contact.email_verified_at is not null and lower(contact.email) = lower(events.host_email))
  or exists (select 1 from sender_addresses given where given.user_id = events.user_id
    and given.email = lower(events.host_email) and given.confirmed_at is not null))`;
