import { randomInt, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, gt, sql } from 'drizzle-orm';
import { signInCodes } from '#shared/schema/sign-in.ts';
import type { Database } from '#server/platform/database/database.ts';

const VALID_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 6;

const HASH_BYTES = 32;
const scrypt = promisify<string, string, number, Buffer>(scryptWithCallback);

/** A million codes can be tried quickly, so hashing is made expensive; the random interaction id serves as salt. */
const hashOf = async (interaction: string, code: string) =>
  (await scrypt(code, interaction, HASH_BYTES)).toString('hex');

/**
 * Creates a six-digit code for this interaction, valid for ten minutes and five tries; it replaces the previous one.
 */
export async function issueCode(db: Database, interaction: string, email: string): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const values = {
    email,
    codeHash: await hashOf(interaction, code),
    triesLeft: TRIES,
    expiresAt: new Date(Date.now() + VALID_MS),
  };
  await db
    .insert(signInCodes)
    .values({ interaction, ...values })
    .onConflictDoUpdate({ target: signInCodes.interaction, set: values });
  return code;
}

/** The address to which this interaction's latest code was sent, if there is one. */
export async function codeSentTo(db: Database, interaction: string): Promise<string | null> {
  const [row] = await db
    .select({ email: signInCodes.email })
    .from(signInCodes)
    .where(eq(signInCodes.interaction, interaction));
  return row?.email ?? null;
}

export type CodeCheck = { email: string } | { refused: 'wrong'; triesLeft: number } | { refused: 'void' };

/**
 * Checks a code: a right one is used up, a wrong one costs a try. The database counts down before the comparison, so
 * that parallel guesses all count.
 */
export async function checkCode(db: Database, interaction: string, typed: string): Promise<CodeCheck> {
  const mine = eq(signInCodes.interaction, interaction);
  const [tried] = await db
    .update(signInCodes)
    .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
    .where(and(mine, gt(signInCodes.triesLeft, 0), gt(signInCodes.expiresAt, new Date())))
    .returning({ codeHash: signInCodes.codeHash, triesLeft: signInCodes.triesLeft });
  if (!tried) return { refused: 'void' };
  const code = typed.replace(/[\s-]/g, '');
  if (!timingSafeEqual(Buffer.from(await hashOf(interaction, code)), Buffer.from(tried.codeHash))) {
    return tried.triesLeft === 0 ? { refused: 'void' } : { refused: 'wrong', triesLeft: tried.triesLeft };
  }
  const [used] = await db
    .delete(signInCodes)
    .where(and(mine, eq(signInCodes.codeHash, tried.codeHash)))
    .returning({ email: signInCodes.email });
  return used ?? { refused: 'void' };
}
