import { and, eq } from 'drizzle-orm';
import { senderAddresses } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { stopMailsOfHost } from '#server/accounts/service.ts';

/** Forbids an account to use a contact address, even if it was confirmed before, and stops its mails there; idempotent. */
export async function refuseAddress(tx: Transaction, userId: number, email: string): Promise<void> {
  await tx
    .delete(senderAddresses)
    .where(and(eq(senderAddresses.userId, userId), eq(senderAddresses.email, email.toLowerCase())));
  await stopMailsOfHost(tx, userId, email);
}
