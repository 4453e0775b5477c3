import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { emailVerifications, linkedIdentities, type SignUpProfile } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { optOutsOfDeletedHosts } from '../opt-outs-of-deleted-hosts.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isValid = () => gt(emailVerifications.expiresAt, new Date());

/** An account as a verification link shows it, verified or not yet. */
export interface Verification {
  email: string | null;
  /** The name and type typed for an unverified account; null if nothing waits for confirmation. */
  profile: SignUpProfile | null;
  /** Whether it was typed in this browser. */
  isOwnBrowser: boolean;
}

/**
 * The account that a link verifies; undefined if the link is unknown or expired. @param browser the secret of the
 * requesting browser
 */
export async function findVerification(
  db: Connection,
  token: string,
  browser: string | undefined,
): Promise<Verification | undefined> {
  const [row] = await db
    .select({ verification: emailVerifications, email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(and(eq(emailVerifications.tokenHash, hashOf(token)), isValid()));
  if (!row) return undefined;
  const { profile, browserHash } = row.verification;
  return {
    email: row.email,
    profile: row.verifiedAt === null ? profile : null,
    isOwnBrowser: browser !== undefined && browserHash === hashOf(browser),
  };
}

/**
 * Verifies the e-mail of the account of a link, and links the built-in provider's identity if that provider is used.
 * Idempotent. False for a link that is unknown or expired.
 * @param builtInIdentity the external id that the built-in provider gives to an e-mail, or null
 * @param withProfile whether the typed name and type are applied
 */
export async function verifyEmail(
  db: Database,
  token: string,
  { builtInIdentity, withProfile }: { builtInIdentity: ((email: string) => string) | null; withProfile: boolean },
): Promise<boolean> {
  const optOuts = await optOutsOfDeletedHosts(db);
  return db.transaction(async (tx) => {
    const [verification] = await tx
      .select({ userId: emailVerifications.userId, profile: emailVerifications.profile })
      .from(emailVerifications)
      .where(and(eq(emailVerifications.tokenHash, hashOf(token)), isValid()));
    if (!verification) return false;
    const { userId, profile } = verification;
    if (withProfile && profile) await fillIn(tx, userId, profile);
    await forgetTypedProfiles(tx, userId);
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(eq(users.id, userId))
      .returning({ id: users.id, email: users.email });
    if (user?.email) await optOuts.recall(tx, user.id, user.email);
    if (user?.email && builtInIdentity) {
      await tx
        .insert(linkedIdentities)
        .values({ externalId: builtInIdentity(user.email), userId: user.id })
        .onConflictDoNothing();
    }
    return true;
  });
}

/**
 * Applies the name and type that the owner of an address typed in the same browser. Call it before the address is
 * verified: an account in use is not changed.
 */
export async function claimSignUp(db: Connection, email: string, browser: string): Promise<void> {
  const [typed] = await db
    .select({ userId: users.id, profile: emailVerifications.profile })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(
      and(
        eq(users.email, email),
        eq(emailVerifications.browserHash, hashOf(browser)),
        isNotNull(emailVerifications.profile),
        isValid(),
      ),
    )
    .orderBy(desc(emailVerifications.expiresAt))
    .limit(1);
  if (!typed?.profile) return;
  await fillIn(db, typed.userId, typed.profile);
  await forgetTypedProfiles(db, typed.userId);
}

/** The name and type that were typed for an account in another browser, as long as its owner has not said whether they are right. */
export async function typedElsewhere(db: Connection, userId: number): Promise<SignUpProfile | null> {
  const [row] = await db
    .select({ profile: emailVerifications.profile })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), isNotNull(emailVerifications.profile), isValid()))
    .orderBy(desc(emailVerifications.expiresAt))
    .limit(1);
  return row?.profile ?? null;
}

/** Applies them, or not; they are not asked about again. */
export async function decideTypedElsewhere(db: Database, userId: number, isRight: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const profile = await typedElsewhere(tx, userId);
    if (!profile) return;
    const { firstName, lastName, accountType } = profile;
    if (isRight)
      await tx
        .update(users)
        .set({ firstName, lastName, accountType, updatedAt: new Date() })
        .where(eq(users.id, userId));
    await forgetTypedProfiles(tx, userId);
  });
}

const forgetTypedProfiles = (db: Connection, userId: number) =>
  db
    .update(emailVerifications)
    .set({ profile: null })
    .where(and(eq(emailVerifications.userId, userId), isNotNull(emailVerifications.profile)));

const fillIn = (db: Connection, userId: number, { firstName, lastName, accountType }: SignUpProfile) =>
  db
    .update(users)
    .set({ firstName, lastName, accountType, updatedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
