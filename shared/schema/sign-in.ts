import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES } from '../enums.ts';
import { moment, createdAt } from './columns.ts';
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

/** Of somebody who creates an account. */
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
    /** What was typed for the account. Whoever typed it is unknown, so it is theirs alone who confirm it. */
    profile: jsonb().$type<SignUpProfile>(),
    /** SHA-256 of the secret of the browser in which it was typed. */
    browserHash: text(),
  },
  (t) => [index('email_verifications_user').on(t.userId)],
);

/** Links of the operator's, by which people may make an account where only those who were invited may. */
export const signUpLinks = pgTable('sign_up_links', {
  /** SHA-256 of the token in the link. */
  tokenHash: text().primaryKey(),
  usesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
});

export const signInCodes = pgTable('sign_in_codes', {
  /** Of the built-in provider's interaction that asked for the code. */
  interaction: text().primaryKey(),
  email: text().notNull(),
  /** scrypt of the code, salted with the interaction. */
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
});

/** What the built-in OpenID provider keeps (oidc-provider's adapter). */
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
