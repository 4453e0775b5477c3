import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';
import { userId } from './users.ts';

/** Passkeys (WebAuthn credentials), with which people sign in to the built-in provider without a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** 'Firefox on Windows' until its owner names it. */
    name: text().notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE. */
    publicKey: bytes().notNull(),
    /** The highest one that the authenticator has signed; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/** What a passkey has to sign, once and within minutes. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** The session that adds a passkey, or the interaction of the built-in provider that signs in; each has one at most. */
  holder: text().primaryKey(),
  challenge: text().notNull(),
  expiresAt: moment().notNull(),
});
