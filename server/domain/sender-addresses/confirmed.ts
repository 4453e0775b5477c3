import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether guests' answers may go to the contact address of a night: it is the verified address of the host's account, or
 * whoever has it confirmed that it is used by this account. For queries that read `events` by that name; the columns are
 * written out, because a query of one table would leave the table's name away and compare a column with itself.
 */
export const isContactConfirmed: SQL<boolean> = sql<boolean>`(
  exists (select 1 from users contact where contact.id = events.user_id
    and contact.email_verified_at is not null and lower(contact.email) = lower(events.host_email))
  or exists (select 1 from sender_addresses given where given.user_id = events.user_id
    and given.email = lower(events.host_email) and given.confirmed_at is not null))`;
