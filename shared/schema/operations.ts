import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, createdAt } from './columns.ts';

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
