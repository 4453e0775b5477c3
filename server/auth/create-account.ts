import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { NewAccount } from '#shared/contracts/auth.ts';
import type { MailKind } from '#shared/enums.ts';
import { type SignUp, signUpWords } from '#shared/rules/sign-up.ts';
import { emailVerifications, linkedIdentities, users } from '#shared/schema.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../features/mails/queue-mail.ts';
import { welcome } from './sign-up/invited.ts';
import { verificationTokens } from './account-mails.ts';

const LINK_VALID_MS = 3 * 24 * 60 * 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

interface Asking {
  /** Of this site, for the link, and the page to return to (specification, sections 4 and 5). */
  origin: string;
  returnTo: string | null;
  /** Who may make an account here, and the token of an operator's link. */
  signUp: SignUp;
  invitation: string | null;
}

/** What is mailed to an address, by the account that it has. */
function kindFor(user: { verifiedAt: Date | null } | undefined): MailKind {
  if (!user) return 'no_account';
  return user.verifiedAt === null ? 'verify_account' : 'account_exists';
}

/**
 * Makes an unverified account and queues the mail with the link that verifies it; an address that has a verified account
 * gets a mail that says so, and so does one that may have none here. All take the same statements, and none waits for the
 * mail server, so that nobody can tell from outside which it was; a mail server that is away gets the mail when it is back.
 */
export async function createAccount(
  db: Database,
  account: NewAccount,
  { origin, returnTo, signUp, invitation }: Asking,
): Promise<void> {
  const seed = randomBytes(32).toString('base64url');
  const token = (await verificationTokens(db))(seed);
  const { email } = account;
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values(account)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    const stays = await welcome(tx, signUp, { email, invitation: made ? invitation : null });
    await tx.delete(users).where(and(eq(users.id, made && !stays ? made.id : 0), isNull(users.emailVerifiedAt)));
    const [user] = await tx
      .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.email, email));
    const expiresAt = sql`now() + make_interval(secs => ${LINK_VALID_MS / 1000})`;
    await tx.execute(sql`
      insert into email_verifications (token_hash, user_id, expires_at)
      select ${hashOf(token)}, id, ${expiresAt} from users where email = ${email}`);
    await queueMail(tx, {
      userId: user?.id ?? null,
      eventId: null,
      attendeeId: null,
      kind: kindFor(user),
      occurrence: hashOf(token),
      to: email,
      facts: { origin, seed, ...(returnTo !== null && { returnTo }), words: signUpWords(signUp) ?? '' },
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
