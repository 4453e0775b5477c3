import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, createdAt } from './columns.ts';
import { userId } from './users.ts';

const collectionId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => sharedCollections.id, { onDelete: 'cascade' });

export const sharedCollections = pgTable(
  'shared_collections',
  {
    id: id(),
    userId: userId(),
    shareId: text().notNull().unique(),
    title: text().notNull(),
    description: text(),
    isPublic: boolean().notNull().default(true),
    allowComments: boolean().notNull().default(false),
    showRatings: boolean().notNull().default(true),
    showTags: boolean().notNull().default(false),
    /** Search engines may list its page. */
    allowIndexing: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('shared_collections_owner').on(t.userId)],
);

export const sharedCollectionComments = pgTable(
  'shared_collection_comments',
  {
    id: id(),
    collectionId: collectionId(),
    /** The author. */
    userId: userId(),
    text: text().notNull(),
    /** Chosen by the browser that wrote it: the same key again writes no second one. */
    idempotencyKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('shared_collection_comments_written_once').on(t.collectionId, t.userId, t.idempotencyKey),
    index('shared_collection_comments_page').on(t.collectionId, t.id),
    index('shared_collection_comments_author').on(t.userId),
  ],
);

/** Hashes of today's visitors of a shared collection, so that each counts once; deleted the next day. */
export const sharedCollectionVisits = pgTable(
  'shared_collection_visits',
  {
    collectionId: collectionId(),
    /** HMAC-SHA-256 of day, address and browser; it cannot be reversed. */
    visitorHash: text().notNull(),
    /** 'YYYY-MM-DD' in UTC. */
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.visitorHash] }), index('shared_collection_visits_day').on(t.day)],
);
