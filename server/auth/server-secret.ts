import { eq } from 'drizzle-orm';
import { serverSecrets } from '#shared/schema/operations.ts';
import type { Database } from '#server/database/database.ts';

/**
 * A secret of this installation: the stored one, else a new one. Servers that start at the same time all get the one
 * that was stored first.
 */
export async function serverSecret<T>(db: Database, name: string, make: () => T | Promise<T>): Promise<T> {
  const stored = await readSecret<T>(db, name);
  if (stored !== undefined) return stored;
  await db
    .insert(serverSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const first = await readSecret<T>(db, name);
  if (first === undefined) throw new Error(`the secret ${name} could not be kept`);
  return first;
}

async function readSecret<T>(db: Database, name: string): Promise<T | undefined> {
  const [row] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value as T | undefined;
}
