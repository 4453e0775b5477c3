import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CATEGORIES, DIFFICULTIES, FETCHED_PICTURE_KINDS, GAME_STATES, PLAY_OUTCOMES } from '../enums.ts';
import { DEFAULT_MIN_AGE, LOWEST_WISH_PRIORITY } from '#shared/limits/limits.ts';
import type { ImportedFields } from './imported-game.ts';
import { id, moment, createdAt, bytes } from './columns.ts';
import { userId } from './users.ts';

export const games = pgTable(
  'games',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    /** `titleKey(title)` of shared/games/duplicate-title.ts. */
    titleKey: text().notNull(),
    /** The title in the game's first language, where an import has it and it differs; found by search. */
    originalName: text(),
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
    /** Part of the address of its photo in game_photos, which is shown instead of the picture at `imageUrl`. */
    photo: text(),
    /** 0 (not rated) to 5 in half steps. */
    rating: real().notNull().default(0),
    lastPlayed: moment(),
    timesPlayed: integer().notNull().default(0),
    /** Moments of plays without a record, the last one last; at most UNRECORDED_MOMENTS. */
    unrecordedPlayedAt: moment().array().notNull().default([]),
    isWishlist: boolean().notNull().default(false),
    /** On neither list: previously owned, or only wanted to be played. Never together with `isWishlist`. */
    isUnowned: boolean().notNull().default(false),
    /** In the order of GAME_STATES, without repetition. */
    states: text({ enum: GAME_STATES }).array().notNull().default([]),
    /** 1 (must have) to 5 (do not buy). */
    wishPriority: smallint(),
    isFavorite: boolean().notNull().default(false),
    /** Until this day its owner is not asked whether it could go. */
    keptUntil: date({ mode: 'string' }),
    isExpansion: boolean().notNull().default(false),
    /** The owned base game that an expansion belongs to. */
    parentGameId: bigint({ mode: 'number' }).references((): AnyPgColumn => games.id, { onDelete: 'set null' }),
    /** Whether its owner chose the base game, or none; imports then leave it alone. */
    parentChosen: boolean().notNull().default(false),
    /** Ids of `tags` of the same owner, each once; at most MAX_TAGS_OF_GAME. */
    tagIds: bigint({ mode: 'number' }).array().notNull().default([]),
    bggId: integer(),
    year: integer(),
    /** Player counts joined by commas, e.g. '3,4'. */
    bestPlayers: text(),
    recommendedPlayers: text(),
    /** BoardGameGeek's average weight, 1 (light) to 5 (heavy). */
    weight: real(),
    /** The values of the last import, to distinguish the owner's edits from it. */
    imported: jsonb().$type<ImportedFields>(),
    /** Set while a removal can still be undone; such a row is not listed anywhere. */
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
      t.isUnowned,
      t.titleKey,
      sql`coalesce(${t.removedAt}, '-infinity')`,
    ),
    index('games_parent').on(t.parentGameId),
    /** To find the wish for an added game, or the same game off the shelf, quickly. */
    index('games_wished')
      .on(t.userId, t.bggId)
      .where(sql`(${t.isWishlist} or ${t.isUnowned}) and ${t.bggId} is not null`),
    index('games_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
    check('games_rating', sql`${t.rating} between 0 and 5 and ${t.rating} * 2 = floor(${t.rating} * 2)`),
    check('games_times_played', sql`${t.timesPlayed} >= 0`),
    check('games_on_one_list', sql`not (${t.isWishlist} and ${t.isUnowned})`),
    check('games_states', sql`${t.states} <@ array[${sql.raw(GAME_STATES.map((state) => `'${state}'`).join(', '))}]`),
    check('games_wish_priority', sql`${t.wishPriority} between 1 and ${sql.raw(String(LOWEST_WISH_PRIORITY))}`),
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
    /** How a play of it is decided; null until the catalogue was read again. */
    outcome: text({ enum: PLAY_OUTCOMES }),
    mechanics: text().array().notNull().default([]),
    themes: text().array().notNull().default([]),
  },
  (t) => [index('popular_games_title').on(t.titleKey)],
);

/** Copies of pictures from other sites, fetched once, re-encoded and small. The address is stored as a hash only. */
export const fetchedPictures = pgTable(
  'fetched_pictures',
  {
    id: id(),
    /** The account that chose it. */
    userId: userId(),
    kind: text({ enum: FETCHED_PICTURE_KINDS }).notNull(),
    /** Hexadecimal SHA-256 of the address. */
    urlHash: text().notNull(),
    /** WebP; null until it is fetched, or if it cannot be. */
    bytes: bytes(),
    /** Earliest time of the next attempt. */
    retryAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('fetched_pictures_once').on(t.urlHash, t.kind),
    index('fetched_pictures_owner').on(t.userId, t.createdAt),
    index('fetched_pictures_created').on(t.createdAt),
  ],
);

/** A photo of a game's box, taken by its owner, in two sizes. */
export const gamePhotos = pgTable(
  'game_photos',
  {
    id: id(),
    userId: userId(),
    gameId: bigint({ mode: 'number' })
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** `games.photo` while it is shown. */
    key: text().notNull(),
    /** WebP, square, PHOTO_SIDES wide. */
    card: bytes().notNull(),
    list: bytes().notNull(),
    /** Set while a removal can still be undone. */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('game_photos_one_a_game').on(t.gameId),
    index('game_photos_owner').on(t.userId),
    index('game_photos_removed')
      .on(t.removedAt)
      .where(sql`${t.removedAt} is not null`),
  ],
);
