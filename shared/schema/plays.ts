import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PLAY_OUTCOMES } from '../enums.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import type { ImportedPlay } from './imported-play.ts';
import { id, createdAt } from './columns.ts';
import { userId } from './users.ts';
import { games } from './games.ts';
import { events } from './nights.ts';
import { imports } from './imports.ts';

/** Plays. Players and scores are JSON text, the form that the public API has. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    id: id(),
    userId: userId(),
    /** Null for a play of a game that is not in the collection. */
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'set null' }),
    /** Title of the game when the play was recorded, and its `titleKey`. */
    gameTitle: text().notNull(),
    gameTitleKey: text().notNull(),
    bggId: integer(),
    playedAt: createdAt(),
    /** Minutes by which clocks at its place were ahead of UTC, so that its day stays the same elsewhere; null if not known. */
    utcOffset: integer(),
    /** JSON list of names. */
    players: text().notNull(),
    /** JSON list of numbers, aligned with the names; null for an unknown score. */
    scores: text().notNull(),
    winner: text(),
    notes: text(),
    /** Minutes. */
    duration: integer(),
    outcome: text({ enum: PLAY_OUTCOMES }).notNull().default('highest'),
    /** Its share of the game's play count. */
    counted: integer().notNull().default(1),
    /** Kept, and left out of statistics and of the game's count. */
    isIgnored: boolean().notNull().default(false),
    /** Further facts of each player, aligned with the names; empty if there are none. */
    seats: jsonb().$type<Seat[]>().notNull().default([]),
    place: text(),
    /** Titles of the expansions in play. */
    expansions: text().array().notNull().default([]),
    /** The idempotency key of the device that recorded it. */
    idempotencyKey: text(),
    /** The night on which it was played. */
    eventId: bigint({ mode: 'number' }).references((): AnyPgColumn => events.id, { onDelete: 'set null' }),
    /** The import that added it, and its id in the file, by which a later file finds it. */
    importId: bigint({ mode: 'number' }).references((): AnyPgColumn => imports.id, { onDelete: 'set null' }),
    sourceId: text(),
    /** The play as of the last import, to distinguish the owner's edits from it. */
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

/** The people in an owner's plays. A play stores the names as written; spellings map them to people. */
export const people = pgTable(
  'people',
  {
    id: id(),
    userId: userId(),
    /** The displayed name. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('people_owner').on(t.userId)],
);

export const personSpellings = pgTable(
  'person_spellings',
  {
    userId: userId(),
    /** `nameKey(name)` of shared/text/person-name.ts. */
    nameKey: text().notNull(),
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nameKey] }), index('person_spellings_person').on(t.personId)],
);
