import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { signUpLinks } from '#shared/schema/sign-in.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const good = (token: string) =>
  and(eq(signUpLinks.tokenHash, hashOf(token)), gt(signUpLinks.usesLeft, 0), gt(signUpLinks.expiresAt, sql`now()`));

/** Creates a link that allows a number of sign-ups within some days. Returns its token, which is not stored. */
export async function makeSignUpLink(db: Connection, { uses, days }: { uses: number; days: number }): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.delete(signUpLinks).where(lt(signUpLinks.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  await db.insert(signUpLinks).values({ tokenHash: hashOf(token), usesLeft: uses, expiresAt });
  return token;
}

/** Whether a token belongs to a link that can still be used. */
export async function hasSignUpLink(db: Connection, token: string | null): Promise<boolean> {
  if (token === null) return false;
  return (await db.$count(signUpLinks, good(token))) > 0;
}

/** Uses a link once; false if it is used up. Concurrent uses wait until the transaction ends. */
export async function spendSignUpLink(tx: Transaction, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const { rowCount } = await tx
    .update(signUpLinks)
    .set({ usesLeft: sql`${signUpLinks.usesLeft} - 1` })
    .where(good(token));
  return (rowCount ?? 0) > 0;
}
