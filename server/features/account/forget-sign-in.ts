import { eq, sql } from 'drizzle-orm';
import { outboxMails, rateLimits } from '#shared/schema/operations.ts';
import { oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import type { Transaction } from '#server/database/database.ts';

/**
 * Forgets what signing in has left behind of an address in tables that know no account: codes, what the built-in
 * provider keeps, counts of attempts, and in local mode the mails to it.
 */
export async function forgetSignIn(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.email, email));
  // As JSON writes it, quotation marks and all: part of another address is not it.
  await tx.delete(oidcPayloads).where(sql`strpos(${oidcPayloads.payload}::text, ${JSON.stringify(email)}) > 0`);
  const counted = `:${email}`;
  await tx.delete(rateLimits).where(sql`right(${rateLimits.key}, ${counted.length}) = ${counted}`);
  await tx.delete(outboxMails).where(eq(sql`lower(${outboxMails.to})`, email));
}
