import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Since when the group has a ladder; null if it has none. */
    ladderSince: moment(),
    /** A spelling of the host in their plays, as `nameKey`; null while their own name says it. */
    hostPlaysAs: text(),
    /** The host is not on the ladder. */
    isHostOffLadder: boolean().notNull().default(false),
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
    /** A spelling of them in the host's plays, as `nameKey`; null while their name says it. A merge of people does not touch it. */
    playsAs: text(),
    /** Taken out of the ladder by the host. */
    isOffLadder: boolean().notNull().default(false),
    /** Since when they have left the ladder themselves, which the host cannot change; null unless they did. */
    leftLadderSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('group_members_once').on(t.groupId, t.email), index('group_members_email').on(t.email)],
);
