import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { IMPORT_ACTIONS, IMPORT_FORMATS, IMPORT_ROW_KINDS, IMPORT_STATUSES } from '../enums.ts';
import type { RowDifference } from './import-report.ts';
import type { ImportReason } from './import-report.ts';
import type { ImportTally } from './import-report.ts';
import type { ImportedChange, ImportedGame } from './imported-game.ts';
import type { ImportedPlay, ImportedPlayChange } from './imported-play.ts';
import { id, moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: userId(),
    format: text({ enum: IMPORT_FORMATS }).notNull(),
    fileName: text().notNull(),
    status: text({ enum: IMPORT_STATUSES }).notNull().default('preview'),
    rows: integer().notNull().default(0),
    /** Approximate size of its `import_rows` in bytes. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    tally: jsonb().$type<ImportTally>().notNull(),
    /** Why applying or undoing it last failed, in words. */
    problem: text(),
    createdAt: createdAt(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [index('imports_owner').on(t.userId, t.createdAt.desc())],
);

/** Progress of a running import; separate from `imports`, whose row the running transaction locks. */
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
    /** The title of the play's game. */
    title: text().notNull(),
    action: text({ enum: IMPORT_ACTIONS }).notNull(),
    /** The reasons for leaving it out, or its changes. */
    reasons: jsonb().$type<ImportReason[]>().notNull(),
    /** Each changed field before and after, in words. */
    differences: jsonb().$type<RowDifference[]>(),
    /** The game or play from the file; null if the row itself is invalid. */
    game: jsonb().$type<ImportedGame>(),
    /** A game that the file has on neither list, as it would be added. */
    unlisted: jsonb().$type<ImportedGame>(),
    play: jsonb().$type<ImportedPlay>(),
    /** After applying: the owner's game that was created or matched. */
    gameId: bigint({ mode: 'number' }),
    /** After applying: its changes of an existing game, for an undo. */
    change: jsonb().$type<ImportedChange>(),
    /** After applying: the play that was created or matched, and its changes of an existing one. */
    sessionId: bigint({ mode: 'number' }),
    playChange: jsonb().$type<ImportedPlayChange>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index('import_rows_action').on(t.importId, t.action, t.line)],
);
