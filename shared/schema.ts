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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  ACCOUNT_TYPES,
  ATTENDEE_STATUSES,
  CATEGORIES,
  DIFFICULTIES,
  EVENT_STATUSES,
  EVENT_TYPES,
  IMPORT_ACTIONS,
  IMPORT_FORMATS,
  IMPORT_STATUSES,
} from './enums.ts';
import { DEFAULT_BANNER_COLOR, DEFAULT_MIN_AGE } from './limits.ts';
import type { ImportReason } from './rules/import-reasons.ts';
import type { ImportTally } from './rules/import-tally.ts';
import type { ImportedChange, ImportedFields, ImportedGame } from './rules/imported-game.ts';

/*
 * Every table of the product. The first twelve are the entities of the specification, section 3, with the columns that
 * product.md adds; the rest carry sign-in, mail and imports. Every row that a person owns carries their id, and every
 * index that serves an owner begins with it.
 */

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => moment().notNull().defaultNow();
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
  isPremium: boolean().notNull().default(false),
  isPremiumPlus: boolean().notNull().default(false),
  /** Raised in the transaction of every write to this owner's collection; the ETag of their list. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
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
  (t) => [index('sessions_expire').on(t.expire)],
);

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
    views: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('shared_collections_owner').on(t.userId)],
);

export const games = pgTable(
  'games',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    /** `titleKey(title)` of shared/rules/duplicate-title.ts. */
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
    isWishlist: boolean().notNull().default(false),
    isFavorite: boolean().notNull().default(false),
    isExpansion: boolean().notNull().default(false),
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
    uniqueIndex('games_one_title_per_list').on(
      t.userId,
      t.isWishlist,
      t.titleKey,
      sql`coalesce(${t.removedAt}, '-infinity')`,
    ),
    index('games_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    check('games_rating', sql`${t.rating} between 0 and 5 and ${t.rating} * 2 = floor(${t.rating} * 2)`),
    check('games_times_played', sql`${t.timesPlayed} >= 0`),
  ],
);

export const gameSessions = pgTable(
  'game_sessions',
  {
    id: id(),
    userId: userId(),
    gameId: bigint({ mode: 'number' })
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    playedAt: createdAt(),
    /** JSON list of names. */
    players: text().notNull(),
    /** JSON list of numbers, aligned with the names by position. */
    scores: text().notNull(),
    winner: text(),
    notes: text(),
    /** Minutes. */
    duration: integer(),
  },
  (t) => [
    index('game_sessions_owner_played').on(t.userId, t.playedAt.desc()),
    index('game_sessions_game').on(t.gameId, t.playedAt.desc()),
  ],
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
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('events_owner_date').on(t.userId, t.date)],
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
    attendeeNotes: text(),
  },
  (t) => [
    uniqueIndex('event_attendees_once').on(t.eventId, sql`lower(${t.email})`),
    index('event_attendees_email').on(sql`lower(${t.email})`),
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
    createdAt: createdAt(),
  },
  (t) => [index('event_templates_owner').on(t.createdBy)],
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
    createdAt: createdAt(),
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

export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('email_verifications_user').on(t.userId)],
);

export const signInCodes = pgTable('sign_in_codes', {
  /** Of the built-in provider's interaction that asked for the code. */
  interaction: text().primaryKey(),
  email: text().notNull(),
  /** SHA-256 of interaction and code. */
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
    /** Line of the file that the row begins at; the header is line 1. */
    line: integer().notNull(),
    title: text().notNull(),
    action: text({ enum: IMPORT_ACTIONS }).notNull(),
    /** Why it is left out, or what changes. */
    reasons: jsonb().$type<ImportReason[]>().notNull(),
    /** The game as the file tells it; null where the row itself is at fault. */
    game: jsonb().$type<ImportedGame>(),
    /** Once applied: the owner's game that it became or was found to be. */
    gameId: bigint({ mode: 'number' }),
    /** Once applied: what it changed of a game that was there, so that the import can be undone. */
    change: jsonb().$type<ImportedChange>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index('import_rows_action').on(t.importId, t.action, t.line)],
);
