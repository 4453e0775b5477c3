import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '../enums.ts';
import { eventAttendees } from './attendees.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/**
 * Browsers on which somebody is told by Web Push (RFC 8030): an owner, or the guest of one night. Without this server's key
 * nobody can push to them. They are in no account file, because they belong to this site's address.
 */
export const noticeDevices = pgTable(
  'notice_devices',
  {
    id: id(),
    /** Null for a guest's. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Null for an owner's. */
    attendeeId: bigint({ mode: 'number' }).references(() => eventAttendees.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** SHA-256 of the endpoint in base64url. */
    endpointHash: text().notNull(),
    /** The browser's public key and its secret in base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** 'Chrome on Android'. */
    name: text().notNull(),
    kinds: jsonb().$type<NoticeKind[]>().notNull(),
    /** Mails come as well. */
    alsoMailed: boolean().notNull(),
    /** Minutes after midnight in `timeZone`; both null for none. */
    quietFrom: integer(),
    quietUntil: integer(),
    timeZone: text().notNull(),
    lastToldAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    // One browser tells one owner, and guests of several nights.
    uniqueIndex('notice_devices_owner')
      .on(t.endpointHash)
      .where(sql`${t.userId} is not null`),
    uniqueIndex('notice_devices_guest').on(t.attendeeId, t.endpointHash),
    index('notice_devices_user').on(t.userId),
    index('notice_devices_endpoint').on(t.endpointHash),
    check('notice_devices_one_reader', sql`num_nonnulls(${t.userId}, ${t.attendeeId}) = 1`),
  ],
);
