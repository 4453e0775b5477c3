import { LANGUAGES } from '../text/languages.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ANSWER_WAYS, ATTENDEE_STATUSES, CATEGORIES, type DateAnswer, DIFFICULTIES, VOTE_KINDS } from '../enums.ts';
import { HOUR_CYCLES } from '#shared/time/hour-cycle.ts';
import { id, moment, createdAt } from './columns.ts';
import { games } from './games.ts';
import { events } from './nights.ts';

export const eventAttendees = pgTable(
  'event_attendees',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text(),
    status: text({ enum: ATTENDEE_STATUSES }).notNull().default('invited'),
    respondedAt: moment(),
    invitedAt: moment(),
    checkedIn: boolean().notNull().default(false),
    checkedInAt: moment(),
    /** Whether the host confirmed after the night that they came; null until then. */
    came: boolean(),
    /** The host's notes on them. */
    attendeeNotes: text(),
    isHost: boolean().notNull().default(false),
    /** Number of people, themselves included. */
    partySize: integer().notNull().default(1),
    /** How many companions they may bring; null if as everybody on this night. */
    maxCompanions: integer(),
    /** Names of companions, if given: at most `partySize` minus one. */
    companions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** In their own words: when they arrive, what they bring, and a note to the host. */
    arrival: text(),
    brings: text(),
    guestNote: text(),
    /** Joined by a link and waits for the host's approval. */
    awaitsApproval: boolean().notNull().default(false),
    /** On the waitlist since. */
    waitingSince: moment(),
    /** An offered seat is held until. */
    seatOfferedUntil: moment(),
    /** SHA-256 of the token in their personal link, and the seed of that token. */
    linkHash: text().unique(),
    linkSeed: text(),
    /** They unsubscribed from mails about this night. */
    mutedAt: moment(),
    /** IANA name of the time zone of their browser, and the hour cycle of its language; null until known. */
    timeZone: text(),
    hourCycle: text('clock', { enum: HOUR_CYCLES }),
    /** Of the page on which they last answered; null until then. */
    language: text({ enum: LANGUAGES }),
    /** After a move: the date that they last answered for. Null again after an answer for the new one. */
    movedFrom: moment(),
    /** When they answered for a new date. */
    confirmedMoveAt: moment(),
    /** Since when they may get mail: a person invited them here, or they answered here. No restored file sets it. */
    contactAllowedAt: moment(),
    /** They have an account and agreed that their own games may be proposed for this night. */
    sharesShelf: boolean().notNull().default(false),
    /** On a date poll: their note on the dates, and when they last answered it. */
    dateNote: text(),
    /** Whether the other guests may read the note on the dates. */
    dateNoteShared: boolean().notNull().default(false),
    datesAnsweredAt: moment(),
    /** On a date poll: time since which answers are not reported to the host; null if there are none. */
    datesUnreportedSince: moment('dates_untold_since'),
    /** On a date poll: the host does not want a date without them. */
    notWithout: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('event_attendees_party', sql`${t.partySize} between 1 and 20`),
    index('event_attendees_in_line').on(t.eventId, t.waitingSince),
    uniqueIndex('event_attendees_once').on(t.eventId, sql`lower(${t.email})`),
    index('event_attendees_email').on(sql`lower(${t.email})`),
    index('event_attendees_dates_untold')
      .on(t.eventId)
      .where(sql`${t.datesUnreportedSince} is not null`),
  ],
);

/** Guests who unsubscribed from mails about a night and were removed from its list: if they are added again, that still holds. */
export const nightOptOuts = pgTable(
  'night_mutes',
  {
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Their mailbox, as `recipientKey` writes it. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.email] })],
);

/**
 * Addresses typed on the page of a night: requests to join. They are on no list and take no seat until the owner of
 * the address confirms by the link in the mail, which then becomes their personal link.
 */
export const eventJoinRequests = pgTable(
  'event_join_requests',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** Number of people, themselves included. */
    partySize: integer().notNull(),
    /** Names of companions, as typed. */
    companions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Answers to the options of a date poll, by option id, and their note: kept until the address is confirmed. */
    dateAnswers: jsonb().$type<Record<string, DateAnswer>>().notNull().default({}),
    dateNote: text(),
    dateNoteShared: boolean().notNull().default(false),
    /** Of the page on which they asked. */
    language: text({ enum: LANGUAGES }),
    /** The shared link by which they came; null for the public page. */
    joinHash: text(),
    linkHash: text().notNull().unique(),
    linkSeed: text().notNull(),
    /** When the address was last entered. */
    createdAt: createdAt(),
  },
  (t) => [
    check('event_join_requests_party', sql`${t.partySize} between 1 and 20`),
    uniqueIndex('event_join_requests_once').on(t.eventId, t.email),
    index('event_join_requests_created').on(t.createdAt),
  ],
);

/** Games that an attendee offers to bring, with their facts at that time. */
export const eventProposals = pgTable(
  'event_proposals',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    attendeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventAttendees.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** `titleKey(title)` of shared/games/duplicate-title.ts. */
    titleKey: text().notNull(),
    bggId: integer(),
    players: text(),
    duration: text(),
    category: text({ enum: CATEGORIES }),
    difficulty: text({ enum: DIFFICULTIES }),
    weight: real(),
    bestPlayers: text(),
    /** Minutes after the beginning of the night in the saved evening plan. Null if it is not in the plan. */
    startsAfter: integer(),
    /** On a date poll: the host does not want a date without this game. */
    notWithout: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_proposals_once').on(t.attendeeId, t.titleKey),
    index('event_proposals_event').on(t.eventId),
  ],
);

/** Votes on the games of a night, for one of the host's games or a proposal. */
export const eventVotes = pgTable(
  'event_votes',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    attendeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventAttendees.id, { onDelete: 'cascade' }),
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'cascade' }),
    proposalId: bigint({ mode: 'number' }).references(() => eventProposals.id, { onDelete: 'cascade' }),
    kind: text({ enum: VOTE_KINDS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('event_votes_one_game', sql`num_nonnulls(${t.gameId}, ${t.proposalId}) = 1`),
    uniqueIndex('event_votes_once_for_game').on(t.attendeeId, t.kind, t.gameId),
    uniqueIndex('event_votes_once_for_proposal').on(t.attendeeId, t.kind, t.proposalId),
    uniqueIndex('event_votes_one_veto')
      .on(t.attendeeId)
      .where(sql`${t.kind} = 'veto'`),
    index('event_votes_event').on(t.eventId),
    index('event_votes_game').on(t.gameId),
    index('event_votes_proposal').on(t.proposalId),
  ],
);

/** What guests and host write to each other on the page of a night. */
export const eventComments = pgTable(
  'event_comments',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    attendeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventAttendees.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('event_comments_event').on(t.eventId),
    index('event_comments_attendee').on(t.attendeeId),
    index('event_comments_created').on(t.createdAt),
  ],
);

/** The history of answers; the latest one is also in the attendee's row. */
export const attendeeAnswers = pgTable(
  'attendee_answers',
  {
    id: id(),
    attendeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventAttendees.id, { onDelete: 'cascade' }),
    status: text({ enum: ATTENDEE_STATUSES }).notNull(),
    partySize: integer().notNull(),
    via: text({ enum: ANSWER_WAYS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('attendee_answers_attendee').on(t.attendeeId, t.id)],
);
