import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TAG_COLOURS } from '../enums.ts';
import { createdAt, id } from './columns.ts';
import { userId } from './users.ts';

/** An owner's own labels of games; `games.tagIds` says which game has which. */
export const tags = pgTable(
  'tags',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    /** `nameKey(name)` of shared/text/person-name.ts. */
    nameKey: text().notNull(),
    colour: text({ enum: TAG_COLOURS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('tags_one_name').on(t.userId, t.nameKey)],
);
