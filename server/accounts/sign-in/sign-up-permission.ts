import { eq, sql } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import { maySignUp, type SignUp } from '#shared/limits/sign-up.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { hasSignUpLink, spendSignUpLink } from './sign-up-links.ts';

/** Invited by a host to a night (`invited_at`), or to host for an organization; never by themselves. */
async function isInvited(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ invited: boolean }>(sql`
    select exists (select from event_attendees where lower(email) = ${email} and not is_host and invited_at is not null)
      or exists (select from organization_members where email = ${email}) as invited`);
  return rows[0]?.invited === true;
}

/** The account of an address, verified or not. */
export async function findAccount(db: Connection, email: string) {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
  return found;
}

/** The person who signs up: their address in lower case, and the token of an operator's link that they opened. */
export interface SignUpRequest {
  email: string;
  invitation: string | null;
}

/** Whether a person may create an account now. */
export async function hasSignUpPermission(
  db: Connection,
  signUp: SignUp,
  { email, invitation }: SignUpRequest,
): Promise<boolean> {
  if (signUp.mode !== 'invited') return maySignUp(signUp, email, false);
  const [invited, hasLink] = [await isInvited(db, email), await hasSignUpLink(db, invitation)];
  return maySignUp(signUp, email, invited || hasLink);
}

/**
 * Whether the account that this transaction just created is allowed. If an operator's link allows it, this uses the
 * link once, so that concurrent sign-ups cannot exceed its uses.
 */
export async function consumeSignUpPermission(
  tx: Transaction,
  signUp: SignUp,
  { email, invitation }: SignUpRequest,
): Promise<boolean> {
  if (signUp.mode !== 'invited') return maySignUp(signUp, email, false);
  return maySignUp(signUp, email, (await isInvited(tx, email)) || (await spendSignUpLink(tx, invitation)));
}
