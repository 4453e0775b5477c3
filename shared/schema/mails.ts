import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAIL_KINDS, MAIL_STATES } from '../enums.ts';
import { id, moment, createdAt } from './columns.ts';
import { userId, users } from './users.ts';
import { events } from './nights.ts';
import { eventAttendees } from './attendees.ts';

/** Every mail about a night, written down before it is sent. It carries facts; its words and link are made when it goes out. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The host on whose behalf it goes out; null where their account is gone, and the row goes once it is sent. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the event or the attendee is deleted; the facts stay. */
    eventId: bigint({ mode: 'number' }).references(() => events.id, { onDelete: 'set null' }),
    attendeeId: bigint({ mode: 'number' }).references(() => eventAttendees.id, { onDelete: 'set null' }),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** What makes it one of its kind: the event's sequence, the day of a reminder, the number of a resend. */
    occurrence: text().notNull().default(''),
    to: text().notNull(),
    /** The mailbox behind `to` (`recipientKey`), by which mails to one person are counted. */
    recipient: text().notNull().default(''),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: MAIL_STATES }).notNull().default('waiting'),
    /** Not handed to the mail server before. */
    dueAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** In words for the host. */
    problem: text(),
    sentAt: moment(),
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
 * Mails that were handed to the mail server in the last day, by which the budgets of accounts and recipients are counted.
 * It outlives account and mail, so that deleting either brings no budget back, and holds no address.
 */
export const mailHandovers = pgTable(
  'mail_handovers',
  {
    /** Of the row of `mails`, which may be gone. */
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

/** Addresses that an account gave as the contact of its nights; guests' answers go to those alone whose owner confirmed. */
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

/** Guests who do not want mail from a host any more. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    userId: userId(),
    /** Lower case. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.email] })],
);
