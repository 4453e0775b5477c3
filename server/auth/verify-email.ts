import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { emailVerifications, linkedIdentities, type SignUpProfile } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database } from '../database/database.ts';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isValid = () => gt(emailVerifications.expiresAt, new Date());

/** An account that waits for its address to be verified, or no longer does, as a link tells of it. */
export interface Verification {
  email: string | null;
  /** What was typed for an account that is not verified yet; null where nothing waits to be confirmed. */
  profile: SignUpProfile | null;
  /** Whether it was typed in this browser. */
  isOwnBrowser: boolean;
}

/** What a link verifies; undefined for one that is unknown or expired. @param browser the secret of the asking browser */
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
 * Verifies the e-mail of the account that a link was made for, and links the built-in provider's identity where that
 * provider is in force. Doing it twice changes nothing more. False for a link that is unknown or expired.
 * @param builtInIdentity the external id that the built-in provider gives to an e-mail, or null
 * @param withProfile whether the account gets what was typed as it was created
 */
export async function verifyEmail(
  db: Database,
  token: string,
  { builtInIdentity, withProfile }: { builtInIdentity: ((email: string) => string) | null; withProfile: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [verification] = await tx
      .select({ userId: emailVerifications.userId, profile: emailVerifications.profile })
      .from(emailVerifications)
      .where(and(eq(emailVerifications.tokenHash, hashOf(token)), isValid()));
    if (!verification) return false;
    const { userId, profile } = verification;
    if (withProfile && profile) await fillIn(tx, userId, profile);
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(eq(users.id, userId))
      .returning({ id: users.id, email: users.email });
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
 * Gives the account of an address that its owner is about to prove what they typed for it in the same browser. To be
 * called before the address is verified: an account that is in use is not changed.
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
  if (typed?.profile) await fillIn(db, typed.userId, typed.profile);
}

const fillIn = (db: Connection, userId: number, { firstName, lastName, accountType }: SignUpProfile) =>
  db
    .update(users)
    .set({ firstName, lastName, accountType, updatedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
