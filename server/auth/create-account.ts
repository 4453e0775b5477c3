import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NewAccount } from '#shared/contracts/auth.ts';
import { emailVerifications, linkedIdentities, users } from '#shared/schema.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../features/mails/queue-mail.ts';
import { verificationTokens } from './account-mails.ts';

const LINK_VALID_MS = 3 * 24 * 60 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes an unverified account and queues the mail with the link that verifies it; an address that has a verified account
 * gets a mail that says so. Both take the same statements, and neither waits for the mail server, so that nobody can tell
 * from outside which it was; a mail server that is away for a while gets the mail when it is back.
 * @param origin of this site, for the link, and the page to return to (specification, sections 4 and 5)
 */
export async function createAccount(
  db: Database,
  account: NewAccount,
  { origin, returnTo }: { origin: string; returnTo: string | null },
): Promise<void> {
  const seed = randomBytes(32).toString('base64url');
  const token = (await verificationTokens(db))(seed);
  const { email } = account;
  await db.transaction(async (tx) => {
    await tx.insert(users).values(account).onConflictDoNothing({ target: users.email });
    const [user] = await tx
      .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.email, email));
    if (!user) throw new Error('the account of this e-mail was deleted at this moment');
    const expiresAt = new Date(Date.now() + LINK_VALID_MS);
    await tx.insert(emailVerifications).values({ tokenHash: hashOf(token), userId: user.id, expiresAt });
    await queueMail(tx, {
      userId: user.id,
      eventId: null,
      attendeeId: null,
      kind: user.verifiedAt === null ? 'verify_account' : 'account_exists',
      occurrence: hashOf(token),
      to: email,
      facts: { origin, seed, ...(returnTo !== null && { returnTo }) },
    });
  });
}

/**
 * Verifies the e-mail of the account that a link was made for, and links the built-in provider's identity where that
 * provider is in force. Doing it twice changes nothing more. False for a link that is unknown or expired.
 * @param builtInIdentity the external id that the built-in provider gives to an e-mail, or null
 */
export async function verifyEmail(
  db: Database,
  token: string,
  builtInIdentity: ((email: string) => string) | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [verification] = await tx
      .select({ userId: emailVerifications.userId })
      .from(emailVerifications)
      .where(and(eq(emailVerifications.tokenHash, hashOf(token)), gt(emailVerifications.expiresAt, new Date())));
    if (!verification) return false;
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(eq(users.id, verification.userId))
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
