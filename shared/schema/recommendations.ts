import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CATEGORIES, DIFFICULTIES } from '../enums.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits/limits.ts';
import { id, moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

export const staffRecommendations = pgTable(
  'staff_recommendations',
  {
    id: id(),
    title: text().notNull(),
    players: text().notNull(),
    duration: text().notNull(),
    category: text({ enum: CATEGORIES }).notNull().default('family'),
    difficulty: text({ enum: DIFFICULTIES }).notNull().default('medium'),
    minAge: integer().notNull().default(DEFAULT_MIN_AGE),
    imageUrl: text(),
    description: text(),
    buyUrl: text(),
    youtube: text(),
    staffMember: text().notNull(),
    staffTitle: text(),
    staffAvatar: text(),
    recommendationReason: text().notNull(),
    /** 'YYYY-MM'. */
    month: text(),
    featured: boolean().notNull().default(false),
    bggId: integer(),
    /** Among picks of the same month: lower is shown first. */
    order: integer().notNull().default(0),
    /** Set when it was retired. */
    retiredAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('staff_recommendations_shown').on(t.featured, t.month)],
);

export const aiRecommendations = pgTable(
  'ai_recommendations',
  {
    id: id(),
    userId: userId(),
    recommendedGameTitle: text().notNull(),
    recommendedGamePlayers: text(),
    recommendedGameDuration: text(),
    recommendedGameCategory: text({ enum: CATEGORIES }),
    recommendedGameDifficulty: text({ enum: DIFFICULTIES }),
    recommendedGameMinAge: integer(),
    recommendedGameImageUrl: text(),
    recommendedGameDescription: text(),
    recommendedGameBuyUrl: text(),
    recommendedGameBggId: integer(),
    /** Percent. */
    recommendationScore: integer().notNull().default(0),
    reasonCode: text(),
    reasonText: text(),
    basedOnGames: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('ai_recommendations_owner').on(t.userId, t.isActive)],
);

/** Games that a person dismissed from recommendations of staff or the engine. */
export const recommendationDismissals = pgTable(
  'recommendation_dismissals',
  {
    id: id(),
    userId: userId(),
    title: text().notNull(),
    /** The title as it is compared. */
    titleKey: text().notNull(),
    bggId: integer(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recommendation_dismissals_title').on(t.userId, t.titleKey)],
);
