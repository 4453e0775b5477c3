import { and, eq, sql } from 'drizzle-orm';
import { emptyTally } from '../rules/import-tally.ts';
import type { BggFailureCode } from '#shared/transfer/bgg-failures.ts';
import { popularGames } from '#shared/schema/games.ts';
import { importProgress, imports } from '#shared/schema/imports.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { inOwnerQueue } from '#server/platform/owner-data/owner-queue.ts';
import { deleteOldImports, updateImport } from '../imports-store.ts';
import { isFresh, releaseImport } from '../progress.ts';
import { t } from '#server/platform/words/words.ts';

const isReading = (userId: number) => and(eq(imports.userId, userId), eq(imports.status, 'reading'));

/**
 * Creates a claimed import in state `reading`, and replaces failed ones. @throws Refusal import_running while another
 * of this owner's is being read
 */
export const insertReading = (db: Database, userId: number, username: string): Promise<number> =>
  lockingOwner(db, userId, async (tx) => {
    await refuseSecond(tx, userId);
    await tx.delete(imports).where(isReading(userId));
    const [row] = await tx
      .insert(imports)
      .values({ userId, format: 'bgg_user', fileName: username, status: 'reading', tally: emptyTally() })
      .returning({ id: imports.id });
    if (!row) throw new Error('the import was not inserted');
    await claim(tx, row.id);
    await deleteOldImports(tx, userId);
    return row.id;
  });

/**
 * Claims an import whose reading failed or was interrupted, and returns its user name. @throws Refusal not_found,
 * import_not_open, import_running while it or another one is being read
 */
export const reclaimReading = (db: Database, userId: number, importId: number): Promise<string> =>
  lockingOwner(db, userId, async (tx) => {
    const [found] = await tx
      .select({ username: imports.fileName, status: imports.status })
      .from(imports)
      .where(and(eq(imports.userId, userId), eq(imports.id, importId)));
    if (!found) throw new Refusal('not_found');
    if (found.status !== 'reading') throw new Refusal('import_not_open');
    await refuseSecond(tx, userId);
    await claim(tx, importId);
    await updateImport(tx, { userId, importId }, { problem: null });
    return found.username;
  });

const lockingOwner = <T>(db: Database, userId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  inOwnerQueue(db, userId, () => db.transaction(run));

/** One at a time per owner, whose row is locked so that one of two concurrent requests is refused. */
async function refuseSecond(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [running] = await tx
    .select({ id: imports.id })
    .from(imports)
    .innerJoin(importProgress, and(eq(importProgress.importId, imports.id), isFresh))
    .where(isReading(userId));
  if (running) throw new Refusal('import_running', { message: t('Another collection is being read. One at a time.') });
}

async function claim(tx: Transaction, importId: number): Promise<void> {
  const start = { done: 0, total: 0, updatedAt: sql`now()` };
  await tx
    .insert(importProgress)
    .values({ importId, ...start })
    .onConflictDoUpdate({ target: importProgress.importId, set: start });
}

/** Releases an unread import, with the reason, or without one at shutdown. */
export const releaseReading = (
  db: Database,
  { userId, importId }: { userId: number; importId: number },
  code: BggFailureCode | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(imports)
      .set({ problem: code })
      .where(and(isReading(userId), eq(imports.id, importId)));
    await releaseImport(tx, importId);
  });

/** Minimum ages of these games from the catalogue, if it has them; the import adds its other data. */
export async function catalogueAges(db: Connection, bggIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ bggId: popularGames.bggId, minAge: popularGames.minAge })
    .from(popularGames)
    .where(sql`${popularGames.bggId} = any(${sql.param(bggIds)})`);
  return new Map(rows.map(({ bggId, minAge }) => [bggId, minAge]));
}
