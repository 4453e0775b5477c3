import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CHANNEL_DELIVERY_STATES, CHANNEL_KINDS, NEWS_KINDS, type NewsKind } from '../enums.ts';
import { createdAt, id, moment } from './columns.ts';
import { groups } from './groups.ts';
import { events } from './nights.ts';
import { userId } from './users.ts';

/** Where a host's news is posted. Address and secret are encrypted, and are in no account file. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    userId: userId(),
    kind: text({ enum: CHANNEL_KINDS }).notNull(),
    name: text().notNull(),
    /** `nameKey(name)` of shared/text/person-name.ts. */
    nameKey: text().notNull(),
    /** The web address, or the id of a Telegram chat. */
    sealedTarget: text().notNull(),
    /** The bot's token, or the key that signs; null for the kinds without one. */
    sealedSecret: text(),
    /** The kinds of news that are posted. */
    news: jsonb().$type<NewsKind[]>().notNull(),
    /** It is told of the nights of this group alone; null for all nights. */
    groupId: bigint({ mode: 'number' }).references(() => groups.id, { onDelete: 'cascade' }),
    /** Since when nothing arrives; null after a delivery. */
    failingSince: moment(),
    /** Since then nothing is posted, until the host resumes it or a delivery arrives. */
    pausedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('channels_one_name').on(t.userId, t.nameKey), index('channels_group').on(t.groupId)],
);

/** The queue and record of what is posted. A row has data; its words are written when it leaves. */
export const channelDeliveries = pgTable(
  'channel_deliveries',
  {
    id: id(),
    channelId: bigint({ mode: 'number' })
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Null for a test, and after the event was deleted; the payload stays. */
    eventId: bigint({ mode: 'number' }).references(() => events.id, { onDelete: 'set null' }),
    /** Null for a test. */
    news: text({ enum: NEWS_KINDS }),
    /** A channel is told the same once. */
    dedupeKey: text().notNull(),
    /** Sent with every attempt, so that a receiver recognizes a repeat. */
    messageId: uuid().notNull().defaultRandom(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    state: text({ enum: CHANNEL_DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt. */
    dueAt: createdAt(),
    deliveredAt: moment(),
    /** Why the last attempt failed, for the host; null while one is under way. */
    problem: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('channel_deliveries_once').on(t.channelId, t.dedupeKey),
    index('channel_deliveries_event').on(t.eventId),
    index('channel_deliveries_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
);
