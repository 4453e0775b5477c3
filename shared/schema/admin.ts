import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ADMIN_ACTS, REPORT_REASONS, REPORTED_PAGES } from '../enums.ts';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './users.ts';

/** What administrators did: rows are added, and deleted after two years. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: id(),
    at: createdAt(),
    /** The administrator's address; null for a command on the server. */
    by: text(),
    act: text({ enum: ADMIN_ACTS }).notNull(),
    /** The account; its id stays after the account is deleted, and names nobody. */
    accountId: bigint({ mode: 'number' }),
    /** What the sentence says besides: a plan, a number. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [index('admin_acts_at').on(t.at), index('admin_acts_account').on(t.accountId)],
);

/** Reports of abuse, from pages that people without an account read. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: id(),
    /** Whose page it is. */
    userId: userId(),
    page: text({ enum: REPORTED_PAGES }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text().notNull(),
    /** Where the reporter wants an answer. */
    contact: text(),
    createdAt: createdAt(),
    closedAt: moment(),
    /** How many more of the account came while this one was the latest of fifty open ones; they are not kept. */
    moreReports: integer().notNull().default(0),
  },
  (t) => [index('abuse_reports_account').on(t.userId), index('abuse_reports_at').on(t.createdAt)],
);
