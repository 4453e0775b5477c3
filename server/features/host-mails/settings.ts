import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/database/database.ts';

/** A user's mail settings as a host. */
export async function hostMailsOf(db: Database, userId: number): Promise<{ digest: boolean }> {
  const [row] = await db.select({ digest: users.wantsDigest }).from(users).where(eq(users.id, userId));
  return row ?? { digest: false };
}

/** Idempotent. */
export async function setDigest(db: Database, userId: number, digest: boolean): Promise<{ digest: boolean }> {
  await db.update(users).set({ wantsDigest: digest }).where(eq(users.id, userId));
  return { digest };
}
