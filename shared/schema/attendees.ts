import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ANSWER_WAYS, ATTENDEE_STATUSES, CATEGORIES, DIFFICULTIES, VOTE_KINDS } from '../enums.ts';
import { CLOCKS } from '../rules/time/clock.ts';
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
    /** Whether the host said, after the night, that they came; null until then. */
    came: boolean(),
    /** The host's notes on them. */
    attendeeNotes: text(),
    isHost: boolean().notNull().default(false),
    /** Heads, themselves included. */
    partySize: integer().notNull().default(1),
    /** Names of those who come along, where the guest gave them: never more than `partySize` less themselves. */
    companions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** In their own words: when they arrive, what they bring, and a note to the host. */
    arrival: text(),
    brings: text(),
    guestNote: text(),
    /** A newcomer whom the host has not let in yet. */
    awaitsApproval: boolean().notNull().default(false),
    /** In line for a seat since. */
    waitingSince: moment(),
    /** A seat is held for them until. */
    seatOfferedUntil: moment(),
    /** SHA-256 of the token in their personal link, and what that token is made from. */
    linkHash: text().unique(),
    linkSeed: text(),
    /** They asked not to be written to about this night. */
    mutedAt: moment(),
    /** IANA name of the zone that they answered from, and the clock of the language that they read; null until known. */
    timeZone: text(),
    clock: text({ enum: CLOCKS }),
    /** After a move: the date of the night as they knew it. Null again once they have answered for the new one. */
    movedFrom: moment(),
    /** When they answered for a new date. */
    confirmedMoveAt: moment(),
    /** Since when they may be written to: a person invited them here, or they answered here. No file brings it back. */
    contactAllowedAt: moment(),
    /** They have an account, and agree that their own games may be proposed for this night. */
    sharesShelf: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('event_attendees_party', sql`${t.partySize} between 1 and 20`),
    index('event_attendees_in_line').on(t.eventId, t.waitingSince),
    uniqueIndex('event_attendees_once').on(t.eventId, sql`lower(${t.email})`),
    index('event_attendees_email').on(sql`lower(${t.email})`),
  ],
);

/**
 * Addresses that were typed on the page of a night. Nobody is on the list, and no seat is taken, before the owner of the
 * address has confirmed by the link in their mail; that link then becomes their personal one.
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
    /** Heads, themselves included. */
    partySize: integer().notNull(),
    /** Names of those who come along, as they were typed. */
    companions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The shared link by which they came; null for the public page. */
    joinHash: text(),
    linkHash: text().notNull().unique(),
    linkSeed: text().notNull(),
    /** When the address was typed last. */
    createdAt: createdAt(),
  },
  (t) => [
    check('event_join_requests_party', sql`${t.partySize} between 1 and 20`),
    uniqueIndex('event_join_requests_once').on(t.eventId, t.email),
    index('event_join_requests_created').on(t.createdAt),
  ],
);

/** Games that somebody on the list would bring, with what was known of them then. */
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
    /** `titleKey(title)` of shared/rules/games/duplicate-title.ts. */
    titleKey: text().notNull(),
    bggId: integer(),
    players: text(),
    duration: text(),
    category: text({ enum: CATEGORIES }),
    difficulty: text({ enum: DIFFICULTIES }),
    weight: real(),
    bestPlayers: text(),
    /** In the evening plan that the host put on the night: minutes after its beginning. Null for a game outside of it. */
    startsAfter: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_proposals_once').on(t.attendeeId, t.titleKey),
    index('event_proposals_event').on(t.eventId),
  ],
);

/** What people say about the games of a night: each names a game of the host's or a proposal. */
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

/** Every answer that was given, the latest of which stands with the attendee. */
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
