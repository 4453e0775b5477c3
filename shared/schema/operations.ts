import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, createdAt, moment } from './columns.ts';

/** Secrets that the server creates when none are configured: cookie key, the provider's signing keys. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Sign-in attempts, counted by rate-limiter-flexible, which requires this order of columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** Mails of local mode, stored instead of sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: id(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attachments: jsonb().notNull().default([]),
  sentAt: createdAt(),
});

/** The version of each data file that was loaded. */
export const seededFiles = pgTable('seeded_files', {
  name: text().primaryKey(),
  sha256: text().notNull(),
  seededAt: createdAt(),
});

/** What became of backups and drills, the latest first by id. A backup leaves the rows of this table out. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: id(),
    kind: text({ enum: ['backup', 'drill'] }).notNull(),
    startedAt: createdAt(),
    /** Null while it runs, and after its server was killed. */
    endedAt: moment(),
    /** Name of the file: without its folder in that of the schedule, else with it. */
    file: text(),
    bytes: bigint({ mode: 'number' }),
    rows: bigint({ mode: 'number' }),
    /** Why it failed; null for success. */
    problem: text(),
  },
  (t) => [index('backup_runs_kind').on(t.kind, t.id)],
);
