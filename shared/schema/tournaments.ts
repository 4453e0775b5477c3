import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { MATCH_RESULTS, TOURNAMENT_FORMATS, TOURNAMENT_SCORINGS, TOURNAMENT_SEEDINGS } from '../enums.ts';
import { eventAttendees } from './attendees.ts';
import { createdAt, id } from './columns.ts';
import { games } from './games.ts';
import { events } from './nights.ts';
import { gameSessions } from './plays.ts';

/** The tournament of an event of that type. */
export const tournaments = pgTable(
  'tournaments',
  {
    eventId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    format: text({ enum: TOURNAMENT_FORMATS }).notNull(),
    seeding: text({ enum: TOURNAMENT_SEEDINGS }).notNull(),
    scoring: text({ enum: TOURNAMENT_SCORINGS }).notNull(),
    /** Drawn once; it orders the players if they are seeded by lot. */
    lot: integer().notNull(),
    /** Of a Swiss tournament. */
    rounds: integer().notNull(),
    /** Whether the two players of a match may enter its result. */
    guestsReport: boolean().notNull().default(false),
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('tournaments_game').on(t.gameId)],
);

export const tournamentPlayers = pgTable(
  'tournament_players',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tournaments.eventId, { onDelete: 'cascade' }),
    /** Null for somebody whose name was typed, or who was taken off the list of the night. */
    attendeeId: bigint({ mode: 'number' }).references(() => eventAttendees.id, { onDelete: 'set null' }),
    /** As typed; of an attendee the name that they had when they were chosen. */
    name: text().notNull(),
    /** From 1, the best one. */
    seed: integer().notNull(),
    /** The first round that they can play in. */
    joinedRound: integer().notNull().default(1),
    isWithdrawn: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('tournament_players_once').on(t.eventId, t.attendeeId),
    uniqueIndex('tournament_players_seed').on(t.eventId, t.seed),
    index('tournament_players_attendee').on(t.attendeeId),
  ],
);

export const tournamentMatches = pgTable(
  'tournament_matches',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tournaments.eventId, { onDelete: 'cascade' }),
    /** From 1. */
    round: integer().notNull(),
    /** From 1, in each round; in an elimination the place in the bracket. */
    table: integer('table_number').notNull(),
    firstId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
    /** Null for a bye. */
    secondId: bigint({ mode: 'number' }).references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
    /** Null while it is open; a bye is won by its player. */
    result: text({ enum: MATCH_RESULTS }),
    /** Both or neither. */
    firstScore: doublePrecision(),
    secondScore: doublePrecision(),
    /** Won without a game, because the other one withdrew. */
    isWalkover: boolean().notNull().default(false),
    /** The play that it was recorded as. */
    playId: bigint({ mode: 'number' }).references(() => gameSessions.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('tournament_matches_scores', sql`num_nulls(${t.firstScore}, ${t.secondScore}) in (0, 2)`),
    // Two requests draw a round once.
    uniqueIndex('tournament_matches_drawn_once').on(t.eventId, t.round, t.table),
    index('tournament_matches_first').on(t.firstId),
    index('tournament_matches_second').on(t.secondId),
    index('tournament_matches_play').on(t.playId),
  ],
);
