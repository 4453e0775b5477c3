import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewAccount } from '#shared/accounts/auth-contract.ts';
import type { MailKind } from '#shared/enums.ts';
import { type SignUp, signUpText } from '#shared/limits/sign-up.ts';
import { users } from '#shared/schema/users.ts';
import { readersOwnLanguage } from '#server/platform/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { consumeSignUpPermission } from './sign-in/sign-up-permission.ts';
import { verificationTokens } from './account-mails.ts';
import { SIGN_UP_MS } from './sign-in/sign-up-browser.ts';
import { hashOf } from './sign-in/verify-email.ts';

interface Asking {
  /** The origin of this site for the link, and the page to return to. */
  origin: string;
  returnTo: string | null;
  /** Whether sign-up is allowed, and the token of an operator's link. */
  signUp: SignUp;
  invitation: string | null;
  /** The secret of the browser in which the form was filled in. */
  browser: string;
}

/** The kind of mail for an address, by the account that it has. */
function kindFor(user: { verifiedAt: Date | null } | undefined): MailKind {
  if (!user) return 'no_account';
  return user.verifiedAt === null ? 'verify_account' : 'account_exists';
}

/**
 * Creates an unverified account and queues its verification mail. A known address, or one that may have no account,
 * gets a mail that says so. All cases run the same statements and none waits for the mail server, so the answer
 * reveals nothing. The account is empty until its owner confirms what was typed.
 */
export async function createAccount(
  db: Database,
  { email, ...profile }: NewAccount,
  { origin, returnTo, signUp, invitation, browser }: Asking,
): Promise<void> {
  const seed = randomBytes(32).toString('base64url');
  const token = (await verificationTokens(db))(seed);
  const language = readersOwnLanguage();
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ email, language })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    const stays = await consumeSignUpPermission(tx, signUp, { email, invitation: made ? invitation : null });
    await tx.delete(users).where(and(eq(users.id, made && !stays ? made.id : 0), isNull(users.emailVerifiedAt)));
    const [user] = await tx
      .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.email, email));
    await tx.execute(sql`
      insert into email_verifications (token_hash, user_id, expires_at, profile, browser_hash)
      select ${hashOf(token)}, id, now() + make_interval(secs => ${SIGN_UP_MS / 1000}),
        case when email_verified_at is null then ${JSON.stringify(profile)}::jsonb end, ${hashOf(browser)}
      from users where email = ${email}`);
    await queueMail(tx, {
      userId: user?.id ?? null,
      eventId: null,
      attendeeId: null,
      kind: kindFor(user),
      occurrence: hashOf(token),
      to: email,
      payload: { origin, seed, language, ...(returnTo !== null && { returnTo }), words: signUpText(signUp) ?? '' },
    });
  });
}
