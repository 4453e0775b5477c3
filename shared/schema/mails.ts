import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAIL_KINDS, MAIL_STATES } from '../enums.ts';
import { id, moment, createdAt } from './columns.ts';
import { userId, users } from './users.ts';
import { events } from './nights.ts';
import { eventAttendees } from './attendees.ts';

/** The queue and record of mails. A row carries data; words and links are created when it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The host for whom it is sent; null if their account is deleted. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Null after the event or the attendee was deleted; the payload stays. */
    eventId: bigint({ mode: 'number' }).references(() => events.id, { onDelete: 'set null' }),
    attendeeId: bigint({ mode: 'number' }).references(() => eventAttendees.id, { onDelete: 'set null' }),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** Identifies it among mails of its kind: the event's sequence, the day of a reminder, the number of a resend. */
    occurrence: text().notNull().default(''),
    to: text().notNull(),
    /** The mailbox behind `to` (`recipientKey`), by which mails to one person are counted. */
    recipient: text().notNull().default(''),
    /** The column has its earlier name: during an upgrade, servers of both versions write to it. */
    payload: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    /** Earliest time of sending. */
    dueAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Message for the host. */
    problem: text(),
    sentAt: moment(),
    /** When a device took it as a notice; null if none did. */
    noticedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.kind, t.attendeeId, t.occurrence),
    index('mails_event').on(t.eventId),
    index('mails_ownerless')
      .on(t.id)
      .where(sql`${t.userId} is null`),
    index('mails_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('waiting', 'held')`),
    index('mails_pending')
      .on(t.userId, t.recipient)
      .where(sql`${t.state} in ('waiting', 'held')`),
    index('mails_account_sent').on(t.userId, t.sentAt),
  ],
);

/**
 * Mails sent in the last day, which the budgets of accounts and recipients count. Rows outlive account and mail, so
 * deleting either restores no budget, and contain no address.
 */
export const mailSends = pgTable(
  'mail_handovers',
  {
    /** Id of the row of `mails`, which may be deleted. */
    mailId: bigint({ mode: 'number' }).primaryKey(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** HMAC-SHA-256 of the recipient's mailbox. */
    recipientHash: text().notNull(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    at: createdAt(),
  },
  (t) => [
    index('mail_handovers_recipient').on(t.recipientHash, t.at),
    index('mail_handovers_account').on(t.userId, t.at),
    index('mail_handovers_at').on(t.at),
  ],
);

/** Contact addresses of an account's nights; guests' answers go only to confirmed ones. */
export const senderAddresses = pgTable(
  'sender_addresses',
  {
    id: id(),
    userId: userId(),
    /** Lower case. */
    email: text().notNull(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('sender_addresses_once').on(t.userId, t.email)],
);

/** Guests who unsubscribed from a host. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    userId: userId(),
    /** Lower case. */
    email: text().notNull(),
    /** Came with a restored account file; anybody can write one, so it is not remembered after the account. */
    isFromFile: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.email] })],
);

/**
 * Opt-outs from hosts who deleted their account, for an account that signs up with the same mailbox. Without that address nothing of it
 * can be read.
 */
export const formerOptOuts = pgTable(
  'former_opt_outs',
  {
    id: id(),
    /** HMAC-SHA-256 of the host's mailbox. */
    hostHash: text().notNull(),
    /** The guest's mailbox, encrypted with a key that the host's address is part of. */
    sealedEmail: text().notNull(),
    expiresAt: moment('forget_at').notNull(),
  },
  (t) => [index('former_opt_outs_host').on(t.hostHash), index('former_opt_outs_forget').on(t.expiresAt)],
);
