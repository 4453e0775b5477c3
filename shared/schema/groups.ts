import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

/** People whom a host plays with again and again. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('groups_owner').on(t.userId)],
);

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: bigint({ mode: 'number' })
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    /** Lower case. Whoever has it as their verified e-mail is this member. */
    email: text().notNull(),
    name: text(),
    /** Since when they let the group see their shelf; null unless they said so themselves. */
    sharesShelfSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('group_members_once').on(t.groupId, t.email), index('group_members_email').on(t.email)],
);
