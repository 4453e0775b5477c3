import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SCORE_PAD_STATUSES } from '../enums.ts';
import type { PadAct } from '#shared/shapes/pad-entry.ts';
import type { ScoreRow, ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { id, createdAt } from './columns.ts';
import { userId } from './users.ts';
import { games } from './games.ts';
import { gameSessions } from './plays.ts';

/** A score pad; deleted some time after its last entry. */
export const scorePads = pgTable(
  'score_pads',
  {
    id: id(),
    userId: userId(),
    /** The code that devices at the table type to join. */
    code: text().notNull().unique('score_pads_code'),
    /** The idempotency key of the device that started it. */
    key: text().notNull(),
    gameId: bigint({ mode: 'number' }).references(() => games.id, { onDelete: 'set null' }),
    gameTitle: text().notNull(),
    bggId: integer(),
    sheet: jsonb().$type<ScoreSheet>().notNull(),
    status: text({ enum: SCORE_PAD_STATUSES }).notNull().default('open'),
    /** Number of its last entry; assigned under the lock of this row, so that a later number is a later commit. */
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
