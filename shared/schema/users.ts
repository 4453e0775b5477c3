import { sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, ORGANIZATION_ROLES, PAID_PLANS, PICTURE_TYPES } from '../enums.ts';
import { LANGUAGES } from '#shared/text/languages.ts';
import type { RecommendationTuning } from '#shared/shapes/recommendation-tuning.ts';
import { id, moment, createdAt, bytes } from './columns.ts';

export const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Letters before the `@` that no two spellings of a mailbox differ in; other mailboxes may have the same. */
export const mailboxPrefix = (email: SQLWrapper) =>
  sql`translate(split_part(split_part(lower(${email}), '@', 1), '+', 1), '._-', '')`;

export const users = pgTable(
  'users',
  {
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
    /** The name shown on an organization's nights; null for personal accounts. */
    organizationName: text(),
    /** IANA name of their time zone; null until they set it. */
    timeZone: text(),
    /** Of screens and mails; null for what the browser asks for. */
    language: text({ enum: LANGUAGES }),
    isPremium: boolean().notNull().default(false),
    isPremiumPlus: boolean().notNull().default(false),
    /** End of the plan of these two, which the operator gives; null if it has none. */
    planUntil: moment(),
    /** The plan of their active subscription; written only together with the subscription's row. */
    paidPlan: text({ enum: PAID_PLANS }),
    /** End of their only free trial of Premium Plus, also after it. */
    trialEndsAt: moment(),
    /** Tuning of a Premium Plus owner's recommendations; null until they set it. */
    tuning: jsonb().$type<RecommendationTuning>(),
    /** SHA-256 of the token in the address of their private calendar, and the seed of that token. */
    calendarHash: text().unique(),
    calendarSeed: text(),
    /** Whether they get mails that collect guests' answers. */
    wantsDigest: boolean().notNull().default(true),
    /** Raised in the transaction of every write to this owner's collection; the ETag of their list. */
    revision: bigint({ mode: 'number' }).notNull().default(1),
    /** Upper bounds of the number of their games, plays and people, and of the bytes of games and plays; null if uncounted. */
    gamesAtMost: integer(),
    playsAtMost: integer(),
    namesAtMost: integer(),
    textAtMost: integer(),
    /** Since when an administrator keeps the account closed; null while it is open. */
    disabledAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('users_mailbox').on(mailboxPrefix(t.email))],
);

export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().notNull(),
    expire: moment().notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess} -> 'passport' ->> 'user')`)],
);

/** A person's uploaded picture; its address is in users.profile_image_url. */
export const profilePictures = pgTable('profile_pictures', {
  userId: userId().primaryKey(),
  type: text({ enum: PICTURE_TYPES }).notNull(),
  bytes: bytes().notNull(),
});

/** Hosts of an organization, each with their own account, and invited ones. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    id: id(),
    /** The account of the organization. */
    userId: userId(),
    /** Lower case. Only the account with this verified e-mail can accept. */
    email: text().notNull(),
    /** The account that accepted; null until then. */
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
