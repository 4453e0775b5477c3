import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

/** A host's groups of people. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    /** Chosen by the browser that created it: the same key again creates no second one. */
    idempotencyKey: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [uniqueIndex('groups_created_once').on(t.userId, t.idempotencyKey), index('groups_owner').on(t.userId)],
);

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: bigint({ mode: 'number' })
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Lower case. The account with this verified e-mail is the member. */
    email: text().notNull(),
    name: text(),
    /** Since when they share their collection with the group; null unless they agreed. */
    sharesShelfSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('group_members_once').on(t.groupId, t.email), index('group_members_email').on(t.email)],
);
