import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  ACCOUNT_TYPES,
  ANSWER_WAYS,
  ATTENDEE_STATUSES,
  BILLING_PERIODS,
  CATEGORIES,
  DIFFICULTIES,
  EVENT_STATUSES,
  EVENT_TYPES,
  FETCHED_PICTURE_KINDS,
  IMPORT_ACTIONS,
  IMPORT_FORMATS,
  IMPORT_ROW_KINDS,
  IMPORT_STATUSES,
  MAIL_KINDS,
  MAIL_STATES,
  MESSAGE_AUDIENCES,
  ORGANIZATION_ROLES,
  PAUSE_REASONS,
  PAID_PLANS,
  PICTURE_TYPES,
  PLAY_OUTCOMES,
  REPEATS,
  SCORE_PAD_STATUSES,
  SUBSCRIPTION_STATUSES,
  VOTE_KINDS,
} from './enums.ts';
import { DEFAULT_BANNER_COLOR, DEFAULT_DAYS_AHEAD, DEFAULT_EVENT_MINUTES, DEFAULT_MIN_AGE } from './limits.ts';
import { CLOCKS } from './rules/time/clock.ts';
import type { PadAct } from './rules/score-pad/pad-entry.ts';
import type { ScoreRow, ScoreSheet } from './rules/score-pad/score-sheet.ts';
import type { Seat } from './rules/plays/seat.ts';
import type { RecommendationTuning } from './rules/games/recommendation-tuning.ts';
import type { RowDifference } from './rules/imports/row-differences.ts';
import type { ImportReason } from './rules/imports/import-reasons.ts';
import type { ImportTally } from './rules/imports/import-tally.ts';
import type { ImportedChange, ImportedFields, ImportedGame } from './rules/imports/imported-game.ts';
import type { ImportedPlay, ImportedPlayChange } from './rules/imports/imported-play.ts';

/*
 * Every table of the product. The first twelve are the entities of the specification, section 3, with the columns that
 * product.md adds; the rest carry sign-in, mail and imports. Every row that a person owns carries their id, and every
 * index that serves an owner begins with it.
 */

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => moment().notNull().defaultNow();
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: id(),
  /** `issuer subject` of the identity that signed in first; further ones are in linked_identities. */
  externalId: text().unique(),
  username: text().unique(),
  /** Of the specification's entity; stays empty, because Rollcall keeps no passwords. */
  password: text(),
  /** Lower case. */
  email: text().unique(),
  emailVerifiedAt: moment(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('individual'),
  /** As it stands on the nights of an organization; null for everybody else. */
  organizationName: text(),
  /** IANA name of the zone that they live in; null until they say so. */
  timeZone: text(),
  isPremium: boolean().notNull().default(false),
  isPremiumPlus: boolean().notNull().default(false),
  /** Of the subscription that they pay for, while it is in force; written together with its row alone. */
  paidPlan: text({ enum: PAID_PLANS }),
  /** When their one free trial of Premium Plus ends or ended. */
  trialEndsAt: moment(),
  /** How a Premium Plus owner wants to be recommended to; null until they say so. */
  tuning: jsonb().$type<RecommendationTuning>(),
  /** SHA-256 of the token in the private address of their nights' calendar, and what that token is made from. */
  calendarHash: text().unique(),
  calendarSeed: text(),
  /** Whether they are told by mail, gathered, who answered. */
  wantsDigest: boolean().notNull().default(true),
  /** Raised in the transaction of every write to this owner's collection; the ETag of their list. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
  /** Never less than the number of their games, plays, and names of people; null until they are counted. */
  gamesAtMost: integer(),
  playsAtMost: integer(),
  namesAtMost: integer(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().notNull(),
    expire: moment().notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess} -> 'passport' ->> 'user')`)],
);

/** The picture that a person gave of themselves; its address stands in users.profile_image_url. */
export const profilePictures = pgTable('profile_pictures', {
  userId: userId().primaryKey(),
  type: text({ enum: PICTURE_TYPES }).notNull(),
  bytes: bytes().notNull(),
});

/** People who host for an organization, each with an account of their own, and those who were asked to. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    id: id(),
    /** The account of the organization. */
    userId: userId(),
    /** Lower case. Only whoever has it as their verified e-mail can accept. */
    email: text().notNull(),
    /** Who accepted; null until then. */
    memberId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ORGANIZATION_ROLES }).notNull().default('host'),
    invitedAt: createdAt(),
    acceptedAt: moment(),
  },
  (t) => [
    uniqueIndex('organization_members_once').on(t.userId, t.email),
    uniqueIndex('organization_members_one_person').on(t.userId, t.memberId),
    index('organization_members_member').on(t.memberId),
    index('organization_members_email').on(t.email),
    check('organization_members_accepted', sql`(${t.memberId} is null) = (${t.acceptedAt} is null)`),
  ],
);

const collectionId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => sharedCollections.id, { onDelete: 'cascade' });

export const sharedCollections = pgTable(
  'shared_collections',
  {
    id: id(),
    userId: userId(),
    shareId: text().notNull().unique(),
    title: text().notNull(),
    description: text(),
    isPublic: boolean().notNull().default(true),
    allowComments: boolean().notNull().default(false),
    showRatings: boolean().notNull().default(true),
    /** Search engines may list its page. */
    allowIndexing: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('shared_collections_owner').on(t.userId)],
);

export const sharedCollectionComments = pgTable(
  'shared_collection_comments',
  {
    id: id(),
    collectionId: collectionId(),
    /** Who wrote it. */
    userId: userId(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('shared_collection_comments_page').on(t.collectionId, t.id),
    index('shared_collection_comments_author').on(t.userId),
  ],
);

/** Who has looked at a shared collection today, so that each is counted once; gone the next day. */
export const sharedCollectionVisits = pgTable(
  'shared_collection_visits',
  {
    collectionId: collectionId(),
    /** HMAC-SHA-256 of day, address and browser; nothing here leads back to them. */
    visitorHash: text().notNull(),
    /** 'YYYY-MM-DD' in UTC. */
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.visitorHash] }), index('shared_collection_visits_day').on(t.day)],
);

export const games = pgTable(
  'games',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    /** `titleKey(title)` of shared/rules/games/duplicate-title.ts. */
    titleKey: text().notNull(),
    players: text().notNull(),
    duration: text().notNull(),
    youtube: text(),
    buyUrl: text(),
    notes: text(),
    description: text(),
    category: text({ enum: CATEGORIES }).notNull().default('family'),
    difficulty: text({ enum: DIFFICULTIES }).notNull().default('medium'),
    minAge: integer().notNull().default(DEFAULT_MIN_AGE),
    imageUrl: text(),
    /** 0 (not rated) to 5 in half steps. */
    rating: real().notNull().default(0),
    lastPlayed: moment(),
    timesPlayed: integer().notNull().default(0),
    /** When plays were that are known by number alone, the last of them last; no more than UNRECORDED_MOMENTS. */
    unrecordedPlayedAt: moment().array().notNull().default([]),
    isWishlist: boolean().notNull().default(false),
    isFavorite: boolean().notNull().default(false),
    isExpansion: boolean().notNull().default(false),
    /** The owned base game that an expansion belongs to. */
    parentGameId: bigint({ mode: 'number' }).references((): AnyPgColumn => games.id, { onDelete: 'set null' }),
    /** Its owner chose the base game, or that there is none; imports leave it alone from then on. */
    parentChosen: boolean().notNull().default(false),
    bggId: integer(),
    year: integer(),
    /** Player counts joined by commas, e.g. '3,4'. */
    bestPlayers: text(),
    recommendedPlayers: text(),
    /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
    weight: real(),
    /** The values that the last import brought, so that a later one tells its owner's edits from its own. */
    imported: jsonb().$type<ImportedFields>(),
    /** Set while a removal can still be undone; such a row is nowhere listed. */
    removedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('games_expansions')
      .on(t.userId)
      .where(sql`${t.isExpansion} or ${t.parentGameId} is not null`),
    uniqueIndex('games_one_title_per_list').on(
      t.userId,
      t.isWishlist,
      t.titleKey,
      sql`coalesce(${t.removedAt}, '-infinity')`,
    ),
    index('games_parent').on(t.parentGameId),
    index('games_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    check('games_rating', sql`${t.rating} between 0 and 5 and ${t.rating} * 2 = floor(${t.rating} * 2)`),
    check('games_times_played', sql`${t.timesPlayed} >= 0`),
  ],
);

/** Plays. The first columns are the specification's; players and scores stay text of the specified form. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: id(),
    userId: userId(),
    /** Null for a play of a game that is not, or no longer, in the collection. */
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'set null' }),
    /** Title of the game as it was when the play was written, and its `titleKey`. */
    gameTitle: text().notNull(),
    gameTitleKey: text().notNull(),
    bggId: integer(),
    playedAt: createdAt(),
    /** JSON list of names. */
    players: text().notNull(),
    /** JSON list of numbers, aligned with the names by position; null where nobody wrote one down. */
    scores: text().notNull(),
    winner: text(),
    notes: text(),
    /** Minutes. */
    duration: integer(),
    outcome: text({ enum: PLAY_OUTCOMES }).notNull().default('highest'),
    /** How many of the plays that its game counts are this one's. */
    counted: integer().notNull().default(1),
    /** What else is known of each player, aligned with the names by position; empty where nothing is. */
    seats: jsonb().$type<Seat[]>().notNull().default([]),
    place: text(),
    /** Titles of the expansions in play. */
    expansions: text().array().notNull().default([]),
    /** Chosen by the device that recorded it, so that sending it twice makes one play. */
    idempotencyKey: text(),
    /** The night on which it was played. */
    eventId: bigint({ mode: 'number' }).references((): AnyPgColumn => events.id, { onDelete: 'set null' }),
    /** Of the import that brought it, and the id that its file gives it, so that a later file finds it again. */
    importId: bigint({ mode: 'number' }).references((): AnyPgColumn => imports.id, { onDelete: 'set null' }),
    sourceId: text(),
    /** The play as the last import brought it, so that a later one tells its owner's edits from its own. */
    imported: jsonb().$type<ImportedPlay>(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('game_sessions_owner_played').on(t.userId, t.playedAt.desc()),
    index('game_sessions_game').on(t.gameId, t.playedAt.desc()),
    index('game_sessions_title').on(t.userId, t.gameTitleKey),
    index('game_sessions_import').on(t.importId),
    index('game_sessions_event').on(t.eventId),
    index('game_sessions_loose')
      .on(t.userId, t.bggId)
      .where(sql`${t.gameId} is null and ${t.bggId} is not null`),
    uniqueIndex('game_sessions_recorded_once').on(t.userId, t.idempotencyKey),
    uniqueIndex('game_sessions_imported_once').on(t.userId, t.sourceId),
  ],
);

/** The people that an owner plays with. A play keeps the names as written; their spellings say who is meant. */
export const people = pgTable(
  'people',
  {
    id: id(),
    userId: userId(),
    /** As shown. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('people_owner').on(t.userId)],
);

export const personSpellings = pgTable(
  'person_spellings',
  {
    userId: userId(),
    /** `nameKey(name)` of shared/rules/people/person-name.ts. */
    nameKey: text().notNull(),
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nameKey] }), index('person_spellings_person').on(t.personId)],
);

export const popularGames = pgTable(
  'popular_games',
  {
    id: id(),
    bggId: integer().notNull().unique(),
    title: text().notNull(),
    titleKey: text().notNull(),
    players: text().notNull(),
    duration: text().notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    difficulty: text({ enum: DIFFICULTIES }).notNull(),
    minAge: integer().notNull().default(DEFAULT_MIN_AGE),
    imageUrl: text(),
    description: text(),
    /** 0 to 100. */
    popularity: integer().notNull().default(0),
    /** BoardGameGeek's average rating, 1 to 10. */
    bggRating: real(),
    year: integer(),
    bestPlayers: text(),
    weight: real(),
    /** How a play of it is decided; null until the catalogue has been read anew. */
    outcome: text({ enum: PLAY_OUTCOMES }),
    mechanics: text().array().notNull().default([]),
    themes: text().array().notNull().default([]),
  },
  (t) => [index('popular_games_title').on(t.titleKey)],
);

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
    bannerUrl: text(),
    bannerColor: text().notNull().default(DEFAULT_BANNER_COLOR),
    customMessage: text(),
    requiresApproval: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(false),
    eventType: text({ enum: EVENT_TYPES }).notNull().default('game_night'),
    status: text({ enum: EVENT_STATUSES }).notNull().default('scheduled'),
    /** Minutes. */
    durationMinutes: integer().notNull().default(DEFAULT_EVENT_MINUTES),
    /** Names the event in calendars and in the address of its public page. */
    publicId: uuid().notNull().defaultRandom().unique(),
    /** Raised by every change that calendars must follow. */
    sequence: integer().notNull().default(0),
    /** Whether guests see the place before they have said that they come. */
    showsPlace: boolean().notNull().default(true),
    /** Whether guests see who else comes, by first names. */
    showsGuests: boolean().notNull().default(true),
    /** Of the shared link by which newcomers put themselves on the list; null while it is off. */
    joinHash: text().unique(),
    joinSeed: text(),
    /** From then on nobody votes, and the host sees whose votes they are. */
    votesClosedAt: moment(),
    /** What the host said to those who were invited when they cancelled it. */
    cancelReason: text(),
    /** The template that made it, and for which day ('YYYY-MM-DD'). */
    templateId: bigint({ mode: 'number' }).references(() => eventTemplates.id, { onDelete: 'set null' }),
    occurrence: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('events_owner_date').on(t.userId, t.date),
    index('events_date').on(t.date),
    uniqueIndex('events_one_per_occurrence').on(t.templateId, t.occurrence),
  ],
);

/**
 * When an account created its latest nights, the deleted ones among them: a plan allows so many in a calendar month. As
 * many rows are kept as the largest limit of a plan can ask about.
 */
export const nightCreations = pgTable(
  'night_creations',
  { id: id(), userId: userId(), createdAt: createdAt() },
  (t) => [index('night_creations_owner').on(t.userId, t.createdAt)],
);

/**
 * Pictures at web addresses that owners chose, as this site shows them to others: fetched once, drawn anew and small. The
 * address is kept as a hash alone.
 */
export const fetchedPictures = pgTable(
  'fetched_pictures',
  {
    id: id(),
    /** Whose choice made this server fetch it. */
    userId: userId(),
    kind: text({ enum: FETCHED_PICTURE_KINDS }).notNull(),
    /** Hexadecimal SHA-256 of the address. */
    urlHash: text().notNull(),
    /** WebP; null until it is here, and where it cannot be had. */
    bytes: bytes(),
    /** Before that nobody tries again. */
    retryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('fetched_pictures_once').on(t.urlHash, t.kind),
    index('fetched_pictures_owner').on(t.userId, t.createdAt),
    index('fetched_pictures_created').on(t.createdAt),
  ],
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
    /** In the evening plan that the host put on the night: minutes after its beginning. Null for a game outside of it. */
    startsAfter: integer(),
  },
  (t) => [uniqueIndex('event_games_once').on(t.eventId, t.gameId), index('event_games_game').on(t.gameId)],
);

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

/** What a host wrote to the people of a night, to be read on its pages; the mails are sent once. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    audience: text({ enum: MESSAGE_AUDIENCES }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('event_messages_event').on(t.eventId)],
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
    attendees: jsonb().$type<{ email: string; name: string | null }[]>().notNull().default([]),
    gameIds: jsonb().$type<number[]>().notNull().default([]),
    repeat: text({ enum: REPEATS }).notNull().default('never'),
    /** Of a monthly one: which of its weekdays in the month, 1 to 4, or -1 for the last. */
    monthWeek: integer(),
    /** 'YYYY-MM-DD' of the next event that it makes by itself, and how many days ahead it makes it. */
    nextDate: text(),
    daysAhead: integer().notNull().default(DEFAULT_DAYS_AHEAD),
    /** Why it makes no events at present. */
    pausedBecause: text({ enum: PAUSE_REASONS }),
    hostEmail: text().notNull(),
    bannerUrl: text(),
    showsPlace: boolean().notNull().default(true),
    showsGuests: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('event_templates_owner').on(t.createdBy)],
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

export const staffRecommendations = pgTable(
  'staff_recommendations',
  {
    id: id(),
    title: text().notNull(),
    players: text().notNull(),
    duration: text().notNull(),
    category: text({ enum: CATEGORIES }).notNull().default('family'),
    difficulty: text({ enum: DIFFICULTIES }).notNull().default('medium'),
    minAge: integer().notNull().default(DEFAULT_MIN_AGE),
    imageUrl: text(),
    description: text(),
    buyUrl: text(),
    youtube: text(),
    staffMember: text().notNull(),
    staffTitle: text(),
    staffAvatar: text(),
    recommendationReason: text().notNull(),
    /** 'YYYY-MM'. */
    month: text(),
    featured: boolean().notNull().default(false),
    bggId: integer(),
    /** Among picks of the same month: lower is shown first. */
    order: integer().notNull().default(0),
    /** Set when it is no longer shown. */
    retiredAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('staff_recommendations_shown').on(t.featured, t.month)],
);

export const aiRecommendations = pgTable(
  'ai_recommendations',
  {
    id: id(),
    userId: userId(),
    recommendedGameTitle: text().notNull(),
    recommendedGamePlayers: text(),
    recommendedGameDuration: text(),
    recommendedGameCategory: text({ enum: CATEGORIES }),
    recommendedGameDifficulty: text({ enum: DIFFICULTIES }),
    recommendedGameMinAge: integer(),
    recommendedGameImageUrl: text(),
    recommendedGameDescription: text(),
    recommendedGameBuyUrl: text(),
    recommendedGameBggId: integer(),
    /** Percent. */
    recommendationScore: integer().notNull().default(0),
    reasonCode: text(),
    reasonText: text(),
    basedOnGames: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('ai_recommendations_owner').on(t.userId, t.isActive)],
);

/** Games that somebody does not want to be recommended, by staff or generated. */
export const recommendationDismissals = pgTable(
  'recommendation_dismissals',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    /** The title as it is compared. */
    titleKey: text().notNull(),
    bggId: integer(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recommendation_dismissals_title').on(t.userId, t.titleKey)],
);

/* ---- groups ---- */

/** People whom a host plays with again and again. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('groups_owner').on(t.userId)],
);

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: bigint({ mode: 'number' })
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Lower case. Whoever has it as their verified e-mail is this member. */
    email: text().notNull(),
    name: text(),
    /** Since when they let the group see their shelf; null unless they said so themselves. */
    sharesShelfSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('group_members_once').on(t.groupId, t.email), index('group_members_email').on(t.email)],
);

/* ---- sign-in ---- */

export const linkedIdentities = pgTable(
  'linked_identities',
  {
    /** `issuer subject`. */
    externalId: text().primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [index('linked_identities_user').on(t.userId)],
);

/** Of somebody who creates an account. */
export interface SignUpProfile {
  firstName: string;
  lastName: string;
  accountType: (typeof ACCOUNT_TYPES)[number];
}

export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    expiresAt: moment().notNull(),
    /** What was typed for the account. Whoever typed it is unknown, so it is theirs alone who confirm it. */
    profile: jsonb().$type<SignUpProfile>(),
    /** SHA-256 of the secret of the browser in which it was typed. */
    browserHash: text(),
  },
  (t) => [index('email_verifications_user').on(t.userId)],
);

/** Links of the operator's, by which people may make an account where only those who were invited may. */
export const signUpLinks = pgTable('sign_up_links', {
  /** SHA-256 of the token in the link. */
  tokenHash: text().primaryKey(),
  usesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
});

export const signInCodes = pgTable('sign_in_codes', {
  /** Of the built-in provider's interaction that asked for the code. */
  interaction: text().primaryKey(),
  email: text().notNull(),
  /** scrypt of the code, salted with the interaction. */
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
});

/** What the built-in OpenID provider keeps (oidc-provider's adapter). */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_payloads_grant').on(t.grantId),
    index('oidc_payloads_uid').on(t.uid),
    index('oidc_payloads_expiry').on(t.expiresAt),
  ],
);

/** Secrets that the server makes for itself when none are configured: cookie key, provider's signing keys. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** E-mail addresses whose account had its free trial and was deleted, so that a new account does not get another at once. */
export const spentTrials = pgTable('spent_trials', {
  /** HMAC-SHA-256 of the address in lower case; nothing here leads back to it. */
  emailHash: text().primaryKey(),
  forgetAt: moment().notNull(),
});

/** The customers that accounts are at Stripe. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: userId().primaryKey(),
  customerId: text().notNull().unique(),
  /** How often Stripe was asked for their subscription, and which of these answers was last written down. */
  asked: integer().notNull().default(0),
  written: integer().notNull().default(0),
  createdAt: createdAt(),
});

/** Subscriptions in force, as Stripe last told of them. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  subscriptionId: text().notNull().unique(),
  plan: text({ enum: PAID_PLANS }).notNull(),
  period: text({ enum: BILLING_PERIODS }).notNull(),
  status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
  /** End of the period that was last billed. */
  periodEndsAt: moment().notNull(),
  /** When it ends, of one that was cancelled. */
  endsAt: moment(),
});

/** Events of Stripe that were dealt with, so that one that comes again does nothing. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: createdAt(),
});

/** Attempts at signing in, counted by rate-limiter-flexible, which writes the columns in this order. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** Mails of local mode, kept instead of sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: id(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attachments: jsonb().notNull().default([]),
  sentAt: createdAt(),
});

/** Which version of a data file the database was filled from. */
export const seededFiles = pgTable('seeded_files', {
  name: text().primaryKey(),
  sha256: text().notNull(),
  seededAt: createdAt(),
});

/* ---- at the table ---- */

/** A game that is being scored. Swept a while after nobody wrote on it. */
export const scorePads = pgTable(
  'score_pads',
  {
    id: id(),
    userId: userId(),
    /** What devices at the table type to join. */
    code: text().notNull().unique('score_pads_code'),
    /** Chosen by the device that began it, so that sending it twice makes one pad. */
    key: text().notNull(),
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'set null' }),
    gameTitle: text().notNull(),
    bggId: integer(),
    sheet: jsonb().$type<ScoreSheet>().notNull(),
    status: text({ enum: SCORE_PAD_STATUSES }).notNull().default('open'),
    /** Number of its last entry; counted under the lock of this row, so that a later number is a later commit. */
    lastSeq: integer().notNull().default(0),
    playId: bigint({ mode: 'number' }).references(() => gameSessions.id, { onDelete: 'set null' }),
    startedAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('score_pads_begun_once').on(t.userId, t.key),
    index('score_pads_updated').on(t.updatedAt),
    index('score_pads_game').on(t.gameId),
    index('score_pads_play').on(t.playId),
  ],
);

export const scorePadEntries = pgTable(
  'score_pad_entries',
  {
    padId: bigint({ mode: 'number' })
      .notNull()
      .references(() => scorePads.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    key: text().notNull(),
    device: text().notNull(),
    act: jsonb().$type<PadAct>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.padId, t.seq] }), uniqueIndex('score_pad_entries_taken_once').on(t.padId, t.key)],
);

/** A score sheet that its owner made. */
export const scoreSheets = pgTable(
  'score_sheets',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    gameTitle: text(),
    bggId: integer(),
    outcome: text({ enum: ['highest', 'lowest'] }).notNull(),
    rows: jsonb().$type<readonly ScoreRow[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('score_sheets_owner').on(t.userId)],
);

/* ---- imports ---- */

export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: userId(),
    format: text({ enum: IMPORT_FORMATS }).notNull(),
    fileName: text().notNull(),
    status: text({ enum: IMPORT_STATUSES }).notNull().default('preview'),
    rows: integer().notNull().default(0),
    /** About as many bytes of `import_rows`. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    tally: jsonb().$type<ImportTally>().notNull(),
    /** What went wrong when it was last applied or undone, in words. */
    problem: text(),
    createdAt: createdAt(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [index('imports_owner').on(t.userId, t.createdAt.desc())],
);

/** How far a running import is. Apart from `imports`, whose row the running transaction holds. */
export const importProgress = pgTable('import_progress', {
  importId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  done: integer().notNull(),
  total: integer().notNull(),
  updatedAt: createdAt(),
});

export const importRows = pgTable(
  'import_rows',
  {
    importId: bigint({ mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Line of the file that the row begins at, the header being line 1; in a file without lines the row's number. */
    line: integer().notNull(),
    kind: text({ enum: IMPORT_ROW_KINDS }).notNull().default('game'),
    /** Of a play: the title of its game. */
    title: text().notNull(),
    action: text({ enum: IMPORT_ACTIONS }).notNull(),
    /** Why it is left out, or what changes. */
    reasons: jsonb().$type<ImportReason[]>().notNull(),
    /** Of what it changes: each field before and after, in words. */
    differences: jsonb().$type<RowDifference[]>(),
    /** The game or play as the file tells it; null where the row itself is at fault. */
    game: jsonb().$type<ImportedGame>(),
    play: jsonb().$type<ImportedPlay>(),
    /** Once applied: the owner's game that it became or was found to be. */
    gameId: bigint({ mode: 'number' }),
    /** Once applied: what it changed of a game that was there, so that the import can be undone. */
    change: jsonb().$type<ImportedChange>(),
    /** Once applied: the play that it became or was found to be, and what it changed of one that was there. */
    sessionId: bigint({ mode: 'number' }),
    playChange: jsonb().$type<ImportedPlayChange>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index('import_rows_action').on(t.importId, t.action, t.line)],
);
