import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, createdAt } from './columns.ts';

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
