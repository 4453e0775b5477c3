import { eq } from 'drizzle-orm';
import { serverSecrets } from '#shared/schema/operations.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import type { Database } from './database.ts';
import { onPrimary } from './standby/reading.ts';

/** Secrets by name, of each database. They never change while servers run. */
const known = new WeakMap<Database, Map<string, () => Promise<unknown>>>();

/**
 * A secret of this installation: the stored one, else a new one. Servers that start at the same time all get the one
 * that was stored first. It is read once: each guest's page and each mail need one.
 */
export function serverSecret<T>(db: Database, name: string, make: () => T | Promise<T>): Promise<T> {
  const secrets = known.get(db) ?? new Map<string, () => Promise<unknown>>();
  known.set(db, secrets);
  const secret = secrets.get(name) ?? memoizeAsync(() => storedSecret(db, name, make));
  secrets.set(name, secret);
  return secret() as Promise<T>;
}

async function storedSecret<T>(db: Database, name: string, make: () => T | Promise<T>): Promise<T> {
  const stored = await readSecret<T>(db, name);
  if (stored !== undefined) return stored;
  const value = await make();
  return onPrimary(async () => {
    await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
    const first = await readSecret<T>(db, name);
    if (first === undefined) throw new Error(`the secret ${name} could not be kept`);
    return first;
  });
}

async function readSecret<T>(db: Database, name: string): Promise<T | undefined> {
  const [row] = await db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value as T | undefined;
}
