import { eq, sql } from 'drizzle-orm';
import { senderAddresses } from '#shared/schema/mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import { refuseAddress } from './refuse-address.ts';

/** The given address and its account; undefined if no longer in use. */
export async function findSender(db: Database, senderId: number) {
  const [row] = await db.select().from(senderAddresses).where(eq(senderAddresses.id, senderId));
  return row;
}

/** Idempotent. False if no longer in use. */
export async function confirmSender(db: Database, senderId: number): Promise<boolean> {
  const rows = await db
    .update(senderAddresses)
    .set({ confirmedAt: sql`coalesce(${senderAddresses.confirmedAt}, now())` })
    .where(eq(senderAddresses.id, senderId))
    .returning({ id: senderAddresses.id });
  return rows.length > 0;
}

/** Forbids the use of an address, even if it was confirmed before, and opts its owner out of that account's mail. */
export const refuseSender = (db: Database, senderId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(senderAddresses).where(eq(senderAddresses.id, senderId));
    if (row) await refuseAddress(tx, row.userId, row.email);
    return row !== undefined;
  });
