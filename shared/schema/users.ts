import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, ORGANIZATION_ROLES, PAID_PLANS, PICTURE_TYPES } from '../enums.ts';
import type { RecommendationTuning } from '../rules/games/recommendation-tuning.ts';
import { id, moment, createdAt, bytes } from './columns.ts';

export const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: id(),
  /** `issuer subject` of the identity that signed in first; further ones are in linked_identities. */
  externalId: text().unique(),
  username: text().unique(),
  /** Stays empty, because Rollcall stores no passwords. */
  password: text(),
  /** Lower case. */
  email: text().unique(),
  emailVerifiedAt: moment(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('individual'),
  /** As it stands on the nights of an organization; null for everybody else. */
  organizationName: text(),
  /** IANA name of the zone that they live in; null until they say so. */
  timeZone: text(),
  isPremium: boolean().notNull().default(false),
  isPremiumPlus: boolean().notNull().default(false),
  /** Of the subscription that they pay for, while it is in force; written together with its row alone. */
  paidPlan: text({ enum: PAID_PLANS }),
  /** When their one free trial of Premium Plus ends or ended. */
  trialEndsAt: moment(),
  /** How a Premium Plus owner wants to be recommended to; null until they say so. */
  tuning: jsonb().$type<RecommendationTuning>(),
  /** SHA-256 of the token in the private address of their nights' calendar, and what that token is made from. */
  calendarHash: text().unique(),
  calendarSeed: text(),
  /** Whether they are told by mail, gathered, who answered. */
  wantsDigest: boolean().notNull().default(true),
  /** Raised in the transaction of every write to this owner's collection; the ETag of their list. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
  /** Never less than the number of their games, plays, and names of people; null until they are counted. */
  gamesAtMost: integer(),
  playsAtMost: integer(),
  namesAtMost: integer(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().notNull(),
    expire: moment().notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess} -> 'passport' ->> 'user')`)],
);

/** The picture that a person gave of themselves; its address stands in users.profile_image_url. */
export const profilePictures = pgTable('profile_pictures', {
  userId: userId().primaryKey(),
  type: text({ enum: PICTURE_TYPES }).notNull(),
  bytes: bytes().notNull(),
});

/** People who host for an organization, each with an account of their own, and those who were asked to. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    id: id(),
    /** The account of the organization. */
    userId: userId(),
    /** Lower case. Only whoever has it as their verified e-mail can accept. */
    email: text().notNull(),
    /** Who accepted; null until then. */
    memberId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ORGANIZATION_ROLES }).notNull().default('host'),
    invitedAt: createdAt(),
    acceptedAt: moment(),
  },
  (t) => [
    uniqueIndex('organization_members_once').on(t.userId, t.email),
    uniqueIndex('organization_members_one_person').on(t.userId, t.memberId),
    index('organization_members_member').on(t.memberId),
    index('organization_members_email').on(t.email),
    check('organization_members_accepted', sql`(${t.memberId} is null) = (${t.acceptedAt} is null)`),
  ],
);
