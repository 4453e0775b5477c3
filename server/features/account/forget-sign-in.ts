import { eq, sql } from 'drizzle-orm';
import { outboxMails, rateLimits } from '#shared/schema/operations.ts';
import { oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import type { Transaction } from '#server/database/database.ts';

/**
 * Deletes data of sign-in by address that is not linked to the account: codes, state of the built-in provider, attempt
 * counts, and local-mode mails.
 */
export async function forgetSignIn(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.email, email));
  // With its JSON quotation marks, so that it does not match part of another address.
  await tx.delete(oidcPayloads).where(sql`strpos(${oidcPayloads.payload}::text, ${JSON.stringify(email)}) > 0`);
  const counted = `:${email}`;
  await tx.delete(rateLimits).where(sql`right(${rateLimits.key}, ${counted.length}) = ${counted}`);
  await tx.delete(outboxMails).where(eq(sql`lower(${outboxMails.to})`, email));
}
