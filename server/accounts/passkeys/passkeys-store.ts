import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { type Passkey, passkey } from '#shared/accounts/passkeys-contract.ts';
import { passkeys } from '#shared/schema/passkeys.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const PASSKEY = columnsOfContract(passkeys, passkey);

const ofOwner = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** The oldest first. */
export const listPasskeys = (db: Connection, userId: number): Promise<Passkey[]> =>
  db.select(PASSKEY).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** What authenticators call a person's passkeys. */
export async function credentialIdsOf(db: Connection, userId: number): Promise<string[]> {
  const rows = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ id }) => id);
}

export const countPasskeys = (db: Connection, userId: number): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId));

/** Undefined if somebody has it already. */
export async function insertPasskey(tx: Transaction, row: typeof passkeys.$inferInsert): Promise<Passkey | undefined> {
  const [inserted] = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning(PASSKEY);
  return inserted;
}

export async function renamePasskey(
  db: Connection,
  userId: number,
  id: number,
  name: string,
): Promise<Passkey | undefined> {
  const [renamed] = await db.update(passkeys).set({ name }).where(ofOwner(userId, id)).returning(PASSKEY);
  return renamed;
}

export async function deletePasskey(tx: Transaction, userId: number, id: number): Promise<Passkey | undefined> {
  const [deleted] = await tx.delete(passkeys).where(ofOwner(userId, id)).returning(PASSKEY);
  return deleted;
}

export interface KnownPasskey {
  passkey: typeof passkeys.$inferSelect;
  /** Of its owner, who has proved to read it. */
  email: string;
}

/** Undefined if it is unknown or was removed. */
export async function findByCredential(db: Database, credentialId: string): Promise<KnownPasskey | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isNotNull(users.emailVerifiedAt)));
  return row && row.email !== null ? { passkey: row.passkey, email: row.email } : undefined;
}

/** Notes a use. False if it was removed or used meanwhile: a counter never comes twice. */
export async function noteUse(db: Database, id: number, counter: number): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNewer));
  return (rowCount ?? 0) > 0;
}
