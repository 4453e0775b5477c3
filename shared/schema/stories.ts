import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type StoryCard, STORY_SUBJECTS } from '#shared/shapes/story.ts';
import { createdAt, id } from './columns.ts';
import { userId } from './users.ts';

/** Stories of a year or a month that an owner shared by a link, as they were then. */
export const sharedStories = pgTable(
  'shared_stories',
  {
    id: id(),
    userId: userId(),
    shareId: text().notNull().unique(),
    subject: text({ enum: STORY_SUBJECTS }).notNull(),
    /** The name of the person, the group or the organization, for the owner alone; null for the owner's own story. */
    subjectName: text(),
    /** '2026', or '2026-03'. */
    range: text().notNull(),
    title: text().notNull(),
    showsNames: boolean().notNull().default(false),
    showsPlaces: boolean().notNull().default(false),
    showsPrices: boolean().notNull().default(false),
    /** What the page shows: without names, places and prices that are not to be shown. */
    cards: jsonb().$type<StoryCard[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('shared_stories_one_of_each').on(t.userId, t.subject, sql`coalesce(${t.subjectName}, '')`, t.range),
  ],
);
