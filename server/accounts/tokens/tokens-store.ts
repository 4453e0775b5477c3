import { and, desc, eq } from 'drizzle-orm';
import { type Token, token } from '#shared/accounts/tokens-contract.ts';
import { apiTokens } from '#shared/schema/sign-in.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const TOKEN = columnsOfContract(apiTokens, token);

/** The newest first. */
export const listTokens = (db: Connection, userId: number): Promise<Token[]> =>
  db.select(TOKEN).from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.id));

export const countTokens = (db: Connection, userId: number): Promise<number> =>
  db.$count(apiTokens, eq(apiTokens.userId, userId));

export async function insertToken(tx: Transaction, row: typeof apiTokens.$inferInsert): Promise<Token> {
  const [inserted] = await tx.insert(apiTokens).values(row).returning(TOKEN);
  if (!inserted) throw new Error('the token was not inserted');
  return inserted;
}

/** @param tokenId absent for all of the user's */
export async function deleteTokens(db: Connection, userId: number, tokenId?: number): Promise<number> {
  const ofUser = eq(apiTokens.userId, userId);
  const { rowCount } = await db
    .delete(apiTokens)
    .where(tokenId === undefined ? ofUser : and(ofUser, eq(apiTokens.id, tokenId)));
  return rowCount ?? 0;
}
