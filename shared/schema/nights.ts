import { LANGUAGES } from '../text/languages.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EVENT_STATUSES, EVENT_TYPES, MESSAGE_AUDIENCES, PAUSE_REASONS, PREFERRED_WEIGHTS, REPEATS } from '../enums.ts';
import {
  DEFAULT_BANNER_COLOR,
  DEFAULT_DAYS_AHEAD,
  DEFAULT_EVENT_MINUTES,
  MAX_COMPANIONS,
} from '#shared/limits/limits.ts';
import { id, moment, createdAt } from './columns.ts';
import type { TemplateDatePoll } from '#shared/shapes/template-date-poll.ts';
import { userId, users } from './users.ts';
import { games } from './games.ts';
import { groups } from './groups.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    description: text(),
    date: moment().notNull(),
    /** IANA name of the host's zone; the date is shown in it. */
    timeZone: text().notNull().default('UTC'),
    location: text(),
    hostEmail: text().notNull(),
    maxAttendees: integer(),
    /** How many companions a guest may bring, unless the attendee's row says otherwise. */
    maxCompanions: integer().notNull().default(MAX_COMPANIONS),
    bannerUrl: text(),
    bannerColor: text().notNull().default(DEFAULT_BANNER_COLOR),
    customMessage: text(),
    requiresApproval: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(false),
    eventType: text({ enum: EVENT_TYPES }).notNull().default('game_night'),
    status: text({ enum: EVENT_STATUSES }).notNull().default('scheduled'),
    /** Minutes. */
    durationMinutes: integer().notNull().default(DEFAULT_EVENT_MINUTES),
    /** Identifies the event in calendars and in the address of its public page. */
    publicId: uuid().notNull().defaultRandom().unique(),
    /** Raised by every change that calendars must show. */
    sequence: integer().notNull().default(0),
    /** Whether guests see the place before they accept. */
    showsPlace: boolean().notNull().default(true),
    /** Whether guests see who else comes, by first names. */
    showsGuests: boolean().notNull().default(true),
    /** Of mails to guests whose own language is not known. */
    guestLanguage: text({ enum: LANGUAGES }).notNull().default('en'),
    /** Read by the evening plan: what the host would like to play, for whom. */
    preferredWeight: text({ enum: PREFERRED_WEIGHTS }).notNull().default('mixed'),
    /** Years; null if all are grown up. */
    youngestAge: integer(),
    hasNewcomers: boolean().notNull().default(false),
    /** Whether guests who answered may comment on it. */
    allowsComments: boolean().notNull().default(false),
    /** The token of the shared join link; null while it is off. */
    joinHash: text().unique(),
    joinSeed: text(),
    /** Since then voting is closed, and the host sees names. */
    votesClosedAt: moment(),
    /** The host's reason for cancelling, shown to invited people. */
    cancelReason: text(),
    /** The template that made it, and for which day ('YYYY-MM-DD'). */
    templateId: bigint({ mode: 'number' }).references(() => eventTemplates.id, { onDelete: 'set null' }),
    occurrence: text(),
    /** Whose night it is: channels of this group are told of it. */
    groupId: bigint({ mode: 'number' }).references(() => groups.id, { onDelete: 'set null' }),
    /** A personal token made it: no channel is told of it. */
    isUnannounced: boolean().notNull().default(false),
    /** Chosen by the browser that created it: the same key again creates no second one. */
    idempotencyKey: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('events_created_once').on(t.userId, t.idempotencyKey),
    index('events_owner_date').on(t.userId, t.date),
    index('events_date').on(t.date),
    index('events_group').on(t.groupId),
    uniqueIndex('events_one_per_occurrence').on(t.templateId, t.occurrence),
  ],
);

/**
 * Times at which an account created its latest nights, including deleted ones: a plan allows a number per calendar
 * month. It keeps as many rows as the largest limit of a plan.
 */
export const nightCreations = pgTable(
  'night_creations',
  { id: id(), userId: userId(), createdAt: createdAt() },
  (t) => [index('night_creations_owner').on(t.userId, t.createdAt)],
);

export const eventGames = pgTable(
  'event_games',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    gameId: bigint({ mode: 'number' })
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
    /** Minutes after the beginning of the night in the saved evening plan. Null if it is not in the plan. */
    startsAfter: integer(),
    /** On a date poll: the host does not want a date without this game. */
    notWithout: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('event_games_once').on(t.eventId, t.gameId), index('event_games_game').on(t.gameId)],
);

/** Messages of a host to the guests of a night, shown on its pages; the mails are sent once. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    audience: text({ enum: MESSAGE_AUDIENCES }).notNull(),
    text: text().notNull(),
    /** Chosen by the browser that sent it: the same key again sends nothing. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_messages_sent_once').on(t.eventId, t.idempotencyKey),
    index('event_messages_event').on(t.eventId),
  ],
);

export const eventTemplates = pgTable(
  'event_templates',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    eventType: text({ enum: EVENT_TYPES }).notNull().default('game_night'),
    bannerColor: text().notNull().default(DEFAULT_BANNER_COLOR),
    customMessage: text(),
    requiresApproval: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(false),
    createdBy: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Time of day 'HH:MM' in the IANA zone. */
    time: text(),
    timeZone: text().notNull().default('UTC'),
    /** Minutes. */
    durationMinutes: integer().notNull().default(DEFAULT_EVENT_MINUTES),
    location: text(),
    maxAttendees: integer(),
    maxCompanions: integer().notNull().default(MAX_COMPANIONS),
    attendees: jsonb().$type<{ email: string; name: string | null }[]>().notNull().default([]),
    gameIds: jsonb().$type<number[]>().notNull().default([]),
    repeat: text({ enum: REPEATS }).notNull().default('never'),
    /** For monthly templates: which of its weekdays in the month, 1 to 4, or -1 for the last. */
    monthWeek: integer(),
    /** 'YYYY-MM-DD' of the next event that it makes by itself, and how many days ahead it makes it. */
    nextDate: text(),
    daysAhead: integer().notNull().default(DEFAULT_DAYS_AHEAD),
    /** Why it is paused. */
    pausedBecause: text({ enum: PAUSE_REASONS }),
    hostEmail: text().notNull(),
    bannerUrl: text(),
    showsPlace: boolean().notNull().default(true),
    showsGuests: boolean().notNull().default(true),
    /** Of mails to guests whose own language is not known. */
    guestLanguage: text({ enum: LANGUAGES }).notNull().default('en'),
    /** Read by the evening plan: what the host would like to play, for whom. */
    preferredWeight: text({ enum: PREFERRED_WEIGHTS }).notNull().default('mixed'),
    /** Years; null if all are grown up. */
    youngestAge: integer(),
    hasNewcomers: boolean().notNull().default(false),
    allowsComments: boolean().notNull().default(false),
    /** Its nights begin with a date poll: this day and those of the following weeks. Null for one date. */
    datePoll: jsonb().$type<TemplateDatePoll>(),
    /** The group of its nights. */
    groupId: bigint({ mode: 'number' }).references(() => groups.id, { onDelete: 'set null' }),
    /** Chosen by the browser that created it: the same key again creates no second one. */
    idempotencyKey: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_templates_created_once').on(t.createdBy, t.idempotencyKey),
    index('event_templates_owner').on(t.createdBy),
    index('event_templates_group').on(t.groupId),
  ],
);
