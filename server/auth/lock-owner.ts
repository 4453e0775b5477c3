import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * Locks the owner until the transaction ends, so that concurrent requests cannot exceed a limit together. @throws
 * Refusal not_signed_in if the account was deleted meanwhile
 */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (rows.length === 0) throw new Refusal('not_signed_in');
}
