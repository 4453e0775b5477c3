import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import type { ImportStatus } from '#shared/enums.ts';
import { emptyTally, type ImportTally } from '#shared/rules/import-tally.ts';
import { importProgress, imports } from '#shared/schema.ts';
import type { Connection } from '../../database/database.ts';
import { isFresh } from './progress.ts';

/** Imports of each owner that are kept; older ones are forgotten and can no longer be undone. */
const KEPT_IMPORTS = 20;
const PREVIEW_DAYS = 7;

const owned = (userId: number, importId: number) => and(eq(imports.userId, userId), eq(imports.id, importId));

export async function insertImport(db: Connection, userId: number, fileName: string): Promise<number> {
  const [row] = await db
    .insert(imports)
    .values({ userId, fileName, format: 'bgg_collection_csv', tally: emptyTally() })
    .returning({ id: imports.id });
  if (!row) throw new Error('the import was not inserted');
  return row.id;
}

export async function updateImport(
  db: Connection,
  importId: number,
  changes: Partial<
    Pick<typeof imports.$inferInsert, 'rows' | 'tally' | 'problem' | 'status' | 'appliedAt' | 'undoneAt'>
  >,
): Promise<void> {
  await db.update(imports).set(changes).where(eq(imports.id, importId));
}

/** Deletes an owner's previews of a week ago, and whatever is older than their latest 20. Running ones stay. */
export async function forgetOldImports(db: Connection, userId: number): Promise<void> {
  await db.execute(sql`
    delete from imports where id in (
      select id from imports
      where user_id = ${userId} and (
        (status = 'preview' and created_at < now() - make_interval(days => ${PREVIEW_DAYS}))
        or id in (select id from imports where user_id = ${userId} order by id desc offset ${KEPT_IMPORTS})
      )
      for update skip locked
    )`);
}

/** The latest imports of an owner, newest first, or the one with this id. */
async function select(db: Connection, userId: number, importId?: number): Promise<ImportSummary[]> {
  const rows = await db
    .select({ import: imports, done: importProgress.done, total: importProgress.total })
    .from(imports)
    .leftJoin(importProgress, and(eq(importProgress.importId, imports.id), isFresh))
    .where(importId === undefined ? eq(imports.userId, userId) : owned(userId, importId))
    .orderBy(desc(imports.id))
    .limit(KEPT_IMPORTS);
  return rows.map(({ import: { userId: _userId, tally, ...rest }, done, total }) => {
    const { expansions, wishlist, kept, ...counts } = tally;
    const progress = done === null || total === null ? null : { done, total };
    return { ...rest, counts, expansions, wishlist, kept, progress };
  });
}

export const listImports = (db: Connection, userId: number): Promise<ImportSummary[]> => select(db, userId);

export async function findImport(db: Connection, userId: number, importId: number): Promise<ImportSummary | undefined> {
  const [summary] = await select(db, userId, importId);
  return summary;
}

/** Deletes a preview that nobody applies at the moment. */
export async function deletePreview(db: Connection, userId: number, importId: number): Promise<boolean> {
  const running = db
    .select({ one: sql`1` })
    .from(importProgress)
    .where(and(eq(importProgress.importId, imports.id), isFresh));
  const { rowCount } = await db
    .delete(imports)
    .where(and(owned(userId, importId), eq(imports.status, 'preview'), notExists(running)));
  return (rowCount ?? 0) > 0;
}

/** Holds an import until the transaction ends; undefined when it is gone or no longer in this state. */
export async function holdImport(
  db: Connection,
  importId: number,
  status: ImportStatus,
): Promise<ImportTally | undefined> {
  const [row] = await db
    .select({ tally: imports.tally })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.status, status)))
    .for('no key update');
  return row?.tally;
}
