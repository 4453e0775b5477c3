import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Makes what is done for one owner wait for each other until the transaction ends, where a number of theirs must not be
 * exceeded by two at once. @throws Refusal not_signed_in where the account was deleted meanwhile
 */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (rows.length === 0) throw new Refusal('not_signed_in');
}
