import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, TOKEN_SCOPES } from '../enums.ts';
import { id, moment, createdAt } from './columns.ts';
import { userId } from './users.ts';

export const linkedIdentities = pgTable(
  'linked_identities',
  {
    /** `issuer subject`. */
    externalId: text().primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [index('linked_identities_user').on(t.userId)],
);

/** Profile of somebody who creates an account. */
export interface SignUpProfile {
  firstName: string;
  lastName: string;
  accountType: (typeof ACCOUNT_TYPES)[number];
}

export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    expiresAt: moment().notNull(),
    /** The name and type typed at sign-up. Anybody could have typed them, so they apply only after confirmation. */
    profile: jsonb().$type<SignUpProfile>(),
    /** SHA-256 of the secret of the browser in which the form was filled in. */
    browserHash: text(),
  },
  (t) => [index('email_verifications_user').on(t.userId)],
);

/** The operator's sign-up links, for installations with SIGN_UP=invited. */
export const signUpLinks = pgTable('sign_up_links', {
  /** SHA-256 of the token in the link. */
  tokenHash: text().primaryKey(),
  usesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
});

export const signInCodes = pgTable('sign_in_codes', {
  /** The built-in provider's interaction that requested the code. */
  interaction: text().primaryKey(),
  email: text().notNull(),
  /** scrypt of the code, salted with the interaction. */
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
});

/** The state of the built-in OpenID provider (oidc-provider's adapter). */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('oidc_payloads_grant').on(t.grantId),
    index('oidc_payloads_uid').on(t.uid),
    index('oidc_payloads_expiry').on(t.expiresAt),
  ],
);

/** Personal tokens, with which programs use the API in their owner's name. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    /** `nameKey(name)` of shared/text/person-name.ts. */
    nameKey: text().notNull(),
    scope: text({ enum: TOKEN_SCOPES }).notNull(),
    /** SHA-256 of the token: it has 32 random bytes, so nothing slower is needed. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    /** Null if it does not expire. */
    expiresAt: moment(),
    /** Accurate to a minute; null if it was never used. */
    lastUsedAt: moment(),
  },
  (t) => [uniqueIndex('api_tokens_one_name').on(t.userId, t.nameKey)],
);
