import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { userId } from './users.ts';

/** Views of My Games that an owner named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    /** `nameKey(name)` of shared/text/person-name.ts. */
    nameKey: text().notNull(),
    /** The part of the address after the question mark. */
    query: text().notNull(),
    /** Shown as a tab above the games. */
    isPinned: boolean().notNull().default(true),
    /** Views are listed by it, then by id. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('saved_views_one_name').on(t.userId, t.nameKey)],
);
