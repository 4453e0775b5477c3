import { and, eq, sql } from 'drizzle-orm';
import type { NewOwnSheet, OwnScoreSheet } from '#shared/plays/score-sheets-contract.ts';
import { scoreSheets } from '#shared/schema/score-pads.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** The columns of the contract. */
const SHEET = {
  id: scoreSheets.id,
  name: scoreSheets.name,
  gameTitle: scoreSheets.gameTitle,
  bggId: scoreSheets.bggId,
  outcome: scoreSheets.outcome,
  rows: scoreSheets.rows,
} satisfies { [Column in keyof OwnScoreSheet]: unknown };

const ofOwner = (userId: number, sheetId: number) => and(eq(scoreSheets.userId, userId), eq(scoreSheets.id, sheetId));

export const listSheets = (db: Connection, userId: number): Promise<OwnScoreSheet[]> =>
  db
    .select(SHEET)
    .from(scoreSheets)
    .where(eq(scoreSheets.userId, userId))
    .orderBy(sql`lower(${scoreSheets.name})`, scoreSheets.id);

export const countSheets = (db: Connection, userId: number): Promise<number> =>
  db.$count(scoreSheets, eq(scoreSheets.userId, userId));

export async function insertSheet(tx: Transaction, userId: number, sheet: NewOwnSheet): Promise<OwnScoreSheet> {
  const [row] = await tx
    .insert(scoreSheets)
    .values({ ...sheet, userId })
    .returning(SHEET);
  if (!row) throw new Error('the score sheet was not inserted');
  return row;
}

export async function updateSheet(
  db: Connection,
  userId: number,
  sheetId: number,
  sheet: NewOwnSheet,
): Promise<OwnScoreSheet | undefined> {
  const [row] = await db
    .update(scoreSheets)
    .set({ ...sheet, updatedAt: sql`now()` })
    .where(ofOwner(userId, sheetId))
    .returning(SHEET);
  return row;
}

export async function deleteSheet(db: Connection, userId: number, sheetId: number): Promise<boolean> {
  const { rowCount } = await db.delete(scoreSheets).where(ofOwner(userId, sheetId));
  return (rowCount ?? 0) > 0;
}
