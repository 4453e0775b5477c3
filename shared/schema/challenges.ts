import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChallengeRule } from '#shared/shapes/challenge-rule.ts';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './users.ts';

/** Goals of an owner; progress is computed from plays and never stored. Days are YYYY-MM-DD, in the reader's calendar. */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    rule: jsonb().$type<ChallengeRule>().notNull(),
    /** The first and the last day; both null for all time. */
    startsOn: date(),
    endsOn: date(),
    /** Null unless the owner put it away. */
    archivedAt: moment(),
    /** Chosen by the browser that created it: the same key again creates no second one. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('challenges_created_once').on(t.userId, t.idempotencyKey),
    check('challenges_days', sql`(${t.startsOn} is null) = (${t.endsOn} is null) and ${t.endsOn} >= ${t.startsOn}`),
    check(
      'challenges_kinds',
      sql`coalesce(${t.rule} ->> 'kind', '') in ('ten_by_ten', 'different_games', 'alphabet', 'h_index', 'owned_games', 'tagged_games', 'category_games')`,
    ),
  ],
);
